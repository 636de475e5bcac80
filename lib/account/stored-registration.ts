import type { z } from 'zod'
import { logFailure } from '@/lib/log/browser'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'
import { newRecordSchema } from './account'

/** What a user record still lacks of a registration whose account has been made. */
const storedSchema = newRecordSchema.pick({ name: true, surname: true, phone: true })
export type StoredRegistration = z.output<typeof storedSchema>

const keyOf = (uid: string) => `bieznik.registration.${uid}` as const

/** Keeps it in this browser until the record is written. */
export function storeRegistration(uid: string, { name, surname, phone }: StoredRegistration): void {
  writeLocal(keyOf(uid), JSON.stringify({ name, surname, phone }))
}

/** What is kept for this person; what cannot be read is forgotten, since it never will be. */
export function readStoredRegistration(uid: string): StoredRegistration | null {
  const text = readLocal(keyOf(uid))
  if (text === null) return null
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    logFailure('a stored registration could not be read', new Error('it does not have the form of one'))
    forgetRegistration(uid)
    return null
  }
}

export function forgetRegistration(uid: string): void {
  writeLocal(keyOf(uid), null)
}
