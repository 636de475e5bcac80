import { readSession, writeSession } from '@/lib/storage/stored-text'

const KEY = 'bieznik.wish'

/** The pending add of this tab as text. `pending-add.ts` parses it with Zod, which no page loads before there is one. */
export const readStoredPendingAdd = (): string | null => readSession(KEY)

export const writeStoredPendingAdd = (text: string | null): void => writeSession(KEY, text)
