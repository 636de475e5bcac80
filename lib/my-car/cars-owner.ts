import { z } from 'zod'
import { getAuthState } from '@/lib/auth/auth-state'
import { logFailure } from '@/lib/log/browser'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'
import { writeStoredCars } from './stored-cars'

const KEY = 'bieznik.carsOwner'

/**
 * Whose account the cars of this browser are stored with. It is a record of its own: scripts of an earlier release, which may be open in
 * another tab, could not read a document of cars that had it.
 */
const ownerSchema = z.strictObject({
  uid: z.string(),
  /** When the account was asked last, in milliseconds since 1970. */
  checkedAt: z.number(),
  /** Cars that were added, edited or removed here and are not known to have arrived; null: nothing is to be sent. */
  unsent: z.array(z.string()).readonly().nullable(),
})
export type CarsOwner = z.output<typeof ownerSchema>

/** Null: they are this browser's alone. */
export function readCarsOwner(): CarsOwner | null {
  const text = readLocal(KEY)
  if (text === null) return null
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch (error) {
    logFailure(`${KEY} in local storage cannot be used`, error)
    return null
  }
}

export function writeCarsOwner(owner: CarsOwner | null): void {
  writeLocal(KEY, owner && JSON.stringify(owner))
}

/** Notes that this car, or which one is compared, is to be sent. A browser's own cars are sent as a whole, so nothing is noted. */
export function noteUnsent(carId: string | null): void {
  const owner = readCarsOwner()
  if (!owner) return
  const unsent = new Set([...(owner.unsent ?? []), ...(carId === null ? [] : [carId])])
  writeCarsOwner({ ...owner, unsent: [...unsent] })
}

/** The person signed in with an account. Null for guests, who are one browser. */
export function accountUid(): string | null {
  const auth = getAuthState()
  return auth.status === 'signed-in' && !auth.person.isGuest ? auth.person.uid : null
}

/** For sign-out: the cars of an account leave the browser, those that are the browser's alone stay. */
export function removeAccountCars(): void {
  if (readLocal(KEY) === null) return
  writeStoredCars(null)
  writeCarsOwner(null)
}
