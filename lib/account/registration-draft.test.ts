import { beforeEach, expect, it, vi } from 'vitest'
import { forgetDraft, storeDraft, readDraft } from './registration-draft'

const stored = new Map<string, string>()
const typed = { name: 'Ewa', surname: 'Nowak', email: 'ewa@', phone: '' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
})

it('stores what was typed until it is deleted', () => {
  storeDraft(typed)
  expect(readDraft()).toEqual(typed)
  forgetDraft()
  expect(readDraft()).toBeNull()
})

it('never stores a password', () => {
  const filledIn = { ...typed, password: 'sekret12', consent: true }
  storeDraft(filledIn)
  expect([...stored.values()].join()).not.toContain('sekret12')
})

it.each(['{', 'null', '[]', '{"name":7}'])('has nothing when %s is stored', (text) => {
  stored.set('bieznik.registrationDraft', text)
  expect(readDraft()).toBeNull()
})
