import { z } from 'zod'
import { emailSchema } from './email.ts'
import { languages } from '../language.ts'

/** What a person can agree to beside an order: commercial information by e-mail. */
export const consentKinds = ['marketing'] as const

/** Where it was given or withdrawn. */
export const consentSources = ['checkout', 'account'] as const

/** Version of the words that are agreed to, `checkout.consent_commercial` in the messages: other words are another version. */
export const CONSENT_TEXT_VERSION = '2026-11-26'

/** Whether it holds, and since when; null: it was never given. */
export const consentSchema = z.strictObject({
  isGiven: z.boolean(),
  since: z.iso.datetime().nullable(),
})
export type Consent = z.output<typeof consentSchema>

/** What a person decides, and in which language the words were. */
export const consentChoiceSchema = z.strictObject({ isGiven: z.boolean(), language: z.enum(languages) })
export type ConsentChoice = z.output<typeof consentChoiceSchema>

/**
 * The choice with the address that commercial e-mail goes to. Withdrawing needs none, and a guest has none; a storefront of the release before
 * still sends it.
 */
export const storedConsentChoiceSchema = z.discriminatedUnion('isGiven', [
  consentChoiceSchema.extend({ isGiven: z.literal(true), email: emailSchema() }),
  consentChoiceSchema.extend({ isGiven: z.literal(false), email: emailSchema().optional() }),
])
export type StoredConsentChoice = z.output<typeof storedConsentChoiceSchema>
