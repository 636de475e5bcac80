import { readSession } from '@/lib/storage/session-storage'

/** Where a tab keeps what a visitor wanted to put in the cart. */
export const WISH_KEY = 'bieznik.wish'

/** Whether something is kept there; what it is, `wish.ts` reads. */
export const hasWish = (): boolean => readSession(WISH_KEY) !== null
