import type { ContactRequest } from './contact-message'

/** Nobody reads the form, fills in four fields and sends them in less, in milliseconds. */
const LEAST_OPEN_MS = 2_000

/**
 * Why a message is taken for that of a robot; null: it is not. Both signs are the browser's word, so this keeps simple robots
 * away and nobody who means it: against floods there is the limit.
 */
export function robotSignOf({ website, openFor }: ContactRequest): 'honeypot' | 'too fast' | null {
  if (website !== '') return 'honeypot'
  return openFor < LEAST_OPEN_MS ? 'too fast' : null
}
