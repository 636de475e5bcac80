import { z } from 'zod'

/** What an unsubscribe link carries: a consent, and the hex HMAC-SHA256 of `signedConsent` under `LINK_SECRET`. */
export const unsubscribeLinkSchema = z.strictObject({
  consent: z.coerce.number().int().positive().max(2_147_483_647),
  signature: z.string().regex(/^[\da-f]{64}$/i),
})
export type UnsubscribeLink = z.output<typeof unsubscribeLinkSchema>

/** What is signed, so that the signature of this link serves no other purpose. */
export const signedConsent = (consent: number): string => `unsubscribe:${consent}`
