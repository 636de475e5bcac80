import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registrationSchema, type RegistrationInput } from './registration'

const good: RegistrationInput = {
  name: 'Jan',
  surname: 'Kowalski',
  email: 'jan@example.com',
  password: 'sekret12',
  phone: '600100200',
  consent: true,
}

/** The first complaint about each field. */
function complaints(differences: Partial<RegistrationInput>): Partial<Record<string, string>> {
  const { error } = registrationSchema.safeParse({ ...good, ...differences })
  const found: Partial<Record<string, string>> = {}
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

describe('the e-mail', () => {
  // Shows D40
  it.each([
    'jan@example.com',
    ' jan@example.com ',
    'Jan.Kowalski+opony@mail.example.co.uk',
    'a_b%c-d@ex-ample.info',
    '1@2.pl',
    'jan@sklep.online',
    'jan@firma.photography',
    'jan@example.museum',
    "o'brien@example.com",
    '\u202Ajan@example.com\u200B',
  ])('%s is taken', (email) => expect(complaints({ email })).toEqual({}))

  it.each([
    'jan',
    'jan@',
    '@example.com',
    'jan@example',
    'jan@example.c',
    'jan@example.c0m',
    'jan@example.12',
    '.jan@example.com',
    'jan..k@example.com',
    'jan@example..com',
    'jan@@example.com',
    'jan@example.com.',
    'jan kowalski@example.com',
    'jan@example.com, ewa@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%s is incorrect', (email) => expect(complaints({ email })).toEqual({ email: 'email_invalid' }))

  it('is required', () => expect(complaints({ email: ' ' })).toEqual({ email: 'email_required' }))

  it('is recognised in no time', () => {
    const long = fc.array(fc.constantFrom('a', '.', '-', '@', 'a-', '..'), { minLength: 200, maxLength: 300 })
    fc.assert(
      fc.property(long, (pieces) => {
        const started = performance.now()
        complaints({ email: pieces.join('') })
        expect(performance.now() - started).toBeLessThan(100)
      }),
    )
  })
})

it('takes passwords of 6 to 20 characters, as they are typed', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 20, unit: 'grapheme-ascii' }), (password) => {
      expect(registrationSchema.parse({ ...good, password }).password).toBe(password)
    }),
  )
  expect(complaints({ password: '' })).toEqual({ password: 'password_required' })
  expect(complaints({ password: '12345' })).toEqual({ password: 'password_short' })
  expect(complaints({ password: '1'.repeat(21) })).toEqual({ password: 'password_long' })
})

it('takes names of two characters and more, whatever they are made of', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 60 }).filter((text) => {
    const { length } = Array.from(text.trim())
    return length >= 2 && length <= 200
  })
  fc.assert(
    fc.property(name, name, (first, last) => {
      expect(complaints({ name: first, surname: last })).toEqual({})
    }),
  )
})

it('takes phones of 7 to 15 digits, with a plus in front or without', () => {
  const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 0, maxLength: 20 })
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+'), (number, plus) => {
      const isPhone = number.length >= 7 && number.length <= 15
      expect(Object.keys(complaints({ phone: plus + number }))).toEqual(isPhone ? [] : ['phone'])
    }),
  )
})

it('cannot do without consent', () => {
  expect(complaints({ consent: false })).toEqual({ consent: 'consent_required' })
})
