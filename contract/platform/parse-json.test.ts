import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseForeignJson } from './parse-json.ts'

const inherited = ['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__']

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!inherited.some((name) => text.includes(name)))
      expect(parseForeignJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

it.each(inherited)('refuses a field called %s, however deep and however written', (name) => {
  const escaped = `\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}`
  for (const text of [`{"${name}":1}`, `{"a":[{"${name}":{}}]}`, `{"${escaped}":null}`])
    expect(() => parseForeignJson(text)).toThrow(SyntaxError)
})

it.each(inherited)('takes %s as a text', (name) => {
  expect(parseForeignJson(JSON.stringify({ code: name }))).toEqual({ code: name })
})
