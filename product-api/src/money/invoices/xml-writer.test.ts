import { expect, test } from 'vitest'
import { isForbidden } from '../../../../local-services/ksef/checks.ts'
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

test('no character that KSeF refuses is written, and every other one stays', () => {
  const wrong: number[] = []
  for (let point = 0x20; point <= 0x10_ff_ff; point += 1) {
    const sign = String.fromCodePoint(point)
    // The next line (U+0085) is a control that KSeF takes; signs of XML are escaped.
    if (/[<>&"\u0085]/.test(sign)) continue
    const isWritten = writeXml(element('P_7', sign)).includes(`<P_7>${sign}</P_7>`)
    if (isWritten === isForbidden(point)) wrong.push(point)
  }
  expect(wrong).toEqual([])
})
