import { expect, it } from 'vitest'
import { z } from 'zod'
import { isDraftSecret, newDraftSecret, sealedDrafts } from './sealed-draft.server'

const schema = z.strictObject({ name: z.string(), text: z.string() })
const { idOf, seal, open } = sealedDrafts('withdrawal', schema)
const typed = { name: 'Лукия', text: 'ш'.repeat(10_000) }

it('opens with its secret what was sealed, and with no other', () => {
  const secret = newDraftSecret()
  const sealed = seal(typed, secret)
  expect(open(sealed, secret)).toEqual(typed)
  expect(open(sealed, newDraftSecret())).toBeNull()
})

it('is no draft of another form', () => {
  const secret = newDraftSecret()
  const others = sealedDrafts('complaint', schema)
  expect(others.open(seal(typed, secret), secret)).toBeNull()
  expect(others.idOf(secret)).not.toBe(idOf(secret))
})

it('does not open what was changed or cut', () => {
  const secret = newDraftSecret()
  const sealed = seal(typed, secret)
  const changed = `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`
  for (const each of [changed, sealed.slice(0, -40), '', 'AAAA']) expect(open(each, secret)).toBeNull()
})

it('is stored under an id that reveals neither the secret nor the text, and never encrypted the same way twice', () => {
  const secret = newDraftSecret()
  const [first, second] = [seal(typed, secret), seal(typed, secret)]
  expect(first).not.toBe(second)
  expect(idOf(secret)).toBe(idOf(secret))
  expect(idOf(secret)).not.toContain(secret.slice(0, 8))
  expect(Buffer.from(first, 'base64url').toString()).not.toContain('Лукия')
})

it.each([undefined, '', 'x', ['a'], 'я'.repeat(43), 'a'.repeat(44)])('%j is no secret', (text) => {
  expect(isDraftSecret(text)).toBe(false)
})
