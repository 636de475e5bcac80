import { readSession, writeSession } from '@/lib/storage/session-storage'

const KEY = 'bieznik.wish'

/** What a tab has kept of a wish, as text; `wish.ts` reads it, which takes more than every page needs. */
export const readKeptWish = (): string | null => readSession(KEY)

export const writeKeptWish = (text: string | null): void => writeSession(KEY, text)
