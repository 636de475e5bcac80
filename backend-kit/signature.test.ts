import { expect, it } from 'vitest'
import { isSignedBy, secretsOf, sign } from './signature.ts'

const SECRET = 'sixteen letters and more'
const BODY = '{"tags":["tires","product:7"]}'
const signature = sign(SECRET, BODY)

it('takes the signature of the body, in whatever case', () => {
  expect(isSignedBy([SECRET], BODY, signature)).toBe(true)
  expect(isSignedBy([SECRET], BODY, signature.toUpperCase())).toBe(true)
})

it.each([
  ['none', ''],
  ['one of another secret', sign('another secret, as long', BODY)],
  ['one of another body', sign(SECRET, `${BODY} `)],
  ['a shorter one', signature.slice(0, -2)],
  ['a longer one', `${signature}00`],
  ['one with something behind it', `${signature}zz`],
  ['no hexadecimal digits', 'z'.repeat(64)],
  ['one with another last digit', signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0')],
])('refuses %s', (_what, given) => {
  expect(isSignedBy([SECRET], BODY, given)).toBe(false)
})

it('takes what the secret of before a change signed, as long as that is set', () => {
  const next = 'the secret of after a change'
  expect(isSignedBy(secretsOf(next, SECRET), BODY, signature)).toBe(true)
  expect(isSignedBy(secretsOf(next, undefined), BODY, signature)).toBe(false)
  expect(isSignedBy(secretsOf(undefined, undefined), BODY, signature)).toBe(false)
})
