import { readSession, writeSession } from '@/lib/storage/stored-text'

/** On its way from the registration to the sign-in of this tab: in an address it would reach histories and logs. */
const KEY = 'bieznik.registeredEmail'

export function storeRegisteredEmail(email: string): void {
  writeSession(KEY, email)
}

export function readRegisteredEmail(): string {
  return readSession(KEY) ?? ''
}

export function forgetRegisteredEmail(): void {
  writeSession(KEY, '')
}
