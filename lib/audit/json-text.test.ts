import { expect, it } from 'vitest'
import { jsonText } from './json-text'

it.each([
  ['["pilne","vip"]', 'pilne, vip'],
  ['[7,12]', '7, 12'],
  ['["a \\"b\\"",null]', 'a "b", '],
  ['[]', null],
  ['{"pl":"Ryzyko","en":"Risk"}', 'Risk'],
  ['{"what":"price","perMille":-50,"reason":""}', 'what: price, perMille: -50'],
  ['[not json', '[not json'],
])('%s', (json, text) => {
  expect(jsonText(json, 'en')).toBe(text)
})
