import { expect, it } from 'vitest'
import { drawableText } from './drawable-text'

it.each([
  'Zażółć gęślą jaźń – „Bieżnik”, 195/80 R15 96T',
  'Шины 31x10.50 R15LT, ёлка № 7',
  '7×15″, 412,50 zł…',
])('%s can be drawn as it is', (text) => {
  expect(drawableText(text)).toBe(text)
})

it.each([
  ['Opona 🛞 zimowa ❄️', 'Opona zimowa'],
  ['轮胎 195', '195'],
  ['Nadbieg® Trasa™ ©', 'Nadbieg Trasa'],
  ['1\u202f234,50\u00a0zł', '1 234,50 zł'],
  ['Z\u0307uk', 'Żuk'],
  ['a\u0000\u200bb\n c', 'ab c'],
  ['\ud800', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn)
})
