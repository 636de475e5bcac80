import { z } from 'zod'

/** What an unsubscribe link carries: a consent, and the hex HMAC-SHA256 of `signedConsent` under `LINK_SECRET`. */
export const unsubscribeLinkSchema = z.strictObject({
  consent: z.coerce.number().int().positive().max(2_147_483_647),
  signature: z.string().regex(/^[\da-f]{64}$/i),
})
export type UnsubscribeLink = z.output<typeof unsubscribeLinkSchema>

/**
 * What is signed, so that the signature of this link serves no other purpose. The moment of the consent is in it: a backup that is
 * restored takes back ids, and a later consent may get one of them.
 */
export const signedConsent = ({ id, givenAt }: { id: number; givenAt: Date }): string =>
  `unsubscribe:${id}@${givenAt.getTime()}`

/** What was signed before the moment was part of it. Such links have no end. */
export const signedConsentId = (id: number): string => `unsubscribe:${id}`
