import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignedBy } from './signature.server'

const SECRET = 'sixteen letters and more'
const BODY = '{"tags":["tires","product:7"]}'
const sign = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex')
const signature = sign(SECRET, BODY)

it('takes the signature of the body, in whatever case', () => {
  expect(isSignedBy(SECRET, BODY, signature)).toBe(true)
  expect(isSignedBy(SECRET, BODY, signature.toUpperCase())).toBe(true)
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
  expect(isSignedBy(SECRET, BODY, given)).toBe(false)
})
