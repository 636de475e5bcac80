import { expect, test } from 'vitest'
import { element, writeXml } from './xml-writer.ts'

test.each([
  ['a control character', 'a\u0000b\u001fc\u0085', 'a b c '],
  ['half of a pair', 'a\ud800b', 'a b'],
  ['a non-character', 'a\uffffb', 'a b'],
  ['tabs and line breaks', 'a\tb\r\nc', 'a\tb\r\nc'],
  ['signs of XML', `<a & "b">`, '&lt;a &amp; &quot;b&quot;&gt;'],
])('%s in a text makes no document that is refused', (_what, text, written) => {
  expect(writeXml(element('P_7', text))).toContain(`<P_7>${written}</P_7>`)
})
