import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactMessageSchema, contactRequestSchema, MESSAGE_MAX_LENGTH } from './contact-message'

const good = {
  from_name: 'Łucja O’Neil-Żak',
  from_email: 'lucja@example.com',
  phone: '+48600100200',
  message: 'Dzień dobry,\n\nczy macie 195/80 R15?',
}
const issuesOf = (typed: Partial<Record<keyof typeof good, string>>) =>
  contactMessageSchema.safeParse({ ...good, ...typed }).error?.issues.map(({ message }) => message) ?? []

describe('a message to the shop', () => {
  it('is taken as it was written', () => {
    expect(contactMessageSchema.parse(good)).toEqual(good)
  })

  // Shows S2.109, S5.10
  it.each([
    ['from_name', '  ', 'name_required'],
    ['from_name', '\u200B', 'name_required'],
    ['from_email', '\u200B', 'email_required'],
    ['from_email', 'jan@example.c', 'email_invalid'],
    ['message', '\u200B\n\u3164', 'message_required'],
    ['from_name', 'a'.repeat(201), 'name_long'],
    ['from_name', 'Jan\nBcc: x@example.com', 'name_invalid'],
    ['from_name', 'Jan\u0000', 'name_invalid'],
    ['from_email', '', 'email_required'],
    ['from_email', 'jan@', 'email_invalid'],
    ['from_email', 'jan@example.com, ewa@example.com', 'email_invalid'],
    ['from_email', 'jan@example.com\r\nBcc: ewa@example.com', 'email_invalid'],
    ['from_email', '"a b"@example.com', 'email_invalid'],
    ['from_email', `${'a'.repeat(250)}@example.com`, 'email_invalid'],
    ['phone', '', 'phone_required'],
    ['phone', '12', 'phone_invalid'],
    ['message', ' \n ', 'message_required'],
    ['message', 'a'.repeat(MESSAGE_MAX_LENGTH + 1), 'message_long'],
    ['message', 'a\u0000b', 'message_invalid'],
    ['message', 'a\u001B[31mb', 'message_invalid'],
  ] as const)('with %s %j is refused as %s', (field, typed, key) => {
    expect(issuesOf({ [field]: typed })[0]).toBe(key)
  })

  it.each([
    ['from_email', "o'brien@sklep.online"],
    ['from_email', '\u202Ajan@example.com\u202C'],
    ['phone', '\u202A+48 600\u2013100.200\u202C'],
  ] as const)('with %s %j is taken', (field, typed) => {
    expect(issuesOf({ [field]: typed })).toEqual([])
  })

  it.each(['a\r\nb', 'a\rb', 'a\vb', 'a\fb', 'a\u0085b', 'a\u2028b'])('has one kind of line: %j', (typed) => {
    expect(contactMessageSchema.parse({ ...good, message: typed }).message).toBe('a\nb')
  })

  it('of the greatest length is taken', () => {
    expect(issuesOf({ message: 'ż'.repeat(MESSAGE_MAX_LENGTH) })).toEqual([])
  })

  it('has no line of its own in what becomes a header, whatever is typed', () => {
    const parts = [
      'jan',
      '@',
      'example',
      '.com',
      '-',
      '+48',
      '600100',
      ' ',
      '\r\n',
      ',',
      ';',
      '"',
      '<',
      '>',
      'ż',
    ]
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((chosen) => chosen.join('')),
    )
    const headers = fc
      .tuple(fc.constantFrom('from_name', 'from_email', 'phone'), typed)
      .map(([field, text]) => contactMessageSchema.safeParse({ ...good, [field]: text }).data)
      .filter((message) => message !== undefined)
    fc.assert(
      fc.property(headers, ({ from_name, from_email, phone }) => {
        expect(from_name + phone).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(from_email).not.toMatch(/[\s\p{Cc},;<>"()]/u)
      }),
    )
    expect.assertions(200)
  })

  it('comes back the same when it is read twice, as browser and server do', () => {
    const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
    const taken = fc
      .tuple(typed, typed)
      .map(([from_name, message]) => contactMessageSchema.safeParse({ ...good, from_name, message }).data)
      .filter((message) => message !== undefined)
    fc.assert(
      fc.property(taken, (message) => {
        expect(contactMessageSchema.parse(message)).toEqual(message)
      }),
    )
    expect.assertions(100)
  })

  it('is sent with nothing beside it that the shop does not know', () => {
    const request = { ...good, language: 'ru', trap: '', openFor: 9_000 }
    expect(contactRequestSchema.parse(request)).toEqual(request)
    expect(contactRequestSchema.safeParse({ ...request, to: 'ewa@example.com' }).success).toBe(false)
    expect(contactRequestSchema.safeParse({ ...request, openFor: -1 }).success).toBe(false)
  })
})
