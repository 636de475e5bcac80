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

  it.each([
    ['from_name', '  ', 'name_required'],
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

  it.each(['a\r\nb', 'a\rb', 'a\vb', 'a\fb', 'a\u0085b', 'a\u2028b'])('has one kind of line: %j', (typed) => {
    expect(contactMessageSchema.parse({ ...good, message: typed }).message).toBe('a\nb')
  })

  it('of the greatest length is taken', () => {
    expect(issuesOf({ message: 'ż'.repeat(MESSAGE_MAX_LENGTH) })).toEqual([])
  })

  it('has no line of its own in what becomes a header, whatever is typed', () => {
    const typed = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(typed, typed, typed, (from_name, from_email, phone) => {
        for (const field of [{ from_name }, { from_email }, { phone }]) {
          const taken = contactMessageSchema.safeParse({ ...good, ...field })
          if (!taken.success) continue
          const { message: _, ...headers } = taken.data
          expect(JSON.stringify(headers)).not.toMatch(/\\[bfnrtu]/)
          expect(taken.data.from_email).not.toMatch(/[\s,;<>"()]/)
        }
      }),
    )
  })

  it('comes back the same when it is read twice, as browser and server do', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(typed, typed, (from_name, message) => {
        const once = contactMessageSchema.safeParse({ ...good, from_name, message })
        if (once.success) expect(contactMessageSchema.parse(once.data)).toEqual(once.data)
      }),
    )
  })

  it('is sent with nothing beside it that the shop does not know', () => {
    const request = { ...good, language: 'ru', website: '', openFor: 9_000 }
    expect(contactRequestSchema.parse(request)).toEqual(request)
    expect(contactRequestSchema.safeParse({ ...request, to: 'ewa@example.com' }).success).toBe(false)
    expect(contactRequestSchema.safeParse({ ...request, openFor: -1 }).success).toBe(false)
  })
})
