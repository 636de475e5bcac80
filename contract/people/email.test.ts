import { expect, it } from 'vitest'
import { emailSchema } from './email.ts'

// Shows S5.3, D40
it.each([
  'jan@example.com',
  'jan@sklep.online',
  'jan@firma.photography',
  "o'brien@example.com",
  'Jan.Kowalski+opony@mail.example.co.uk',
  'a_b%c-d@ex-ample.info',
])('%s is an e-mail address', (address) => {
  expect(emailSchema().parse(address)).toBe(address)
})

it.each([
  'jan',
  'jan@',
  'jan@example',
  'jan@example.c',
  'jan@example.c0m',
  'jan@example..com',
  'jan@-example.com',
  '.jan@example.com',
  'jan@example.com, ewa@example.com',
  'jan@example.com\r\nBcc: ewa@example.com',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is none', (address) => {
  expect(emailSchema('wrong').safeParse(address).error?.issues[0]?.message).toBe('wrong')
})

it('is read without what cannot be seen', () => {
  expect(emailSchema().parse('\u202A jan@example.com\u200B')).toBe('jan@example.com')
})
