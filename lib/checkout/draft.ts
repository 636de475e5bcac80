import { countries } from '@bieznik/contract/platform/countries'
import { documentKinds } from '@bieznik/contract/content/document-kind'
import { extraKinds } from '@bieznik/contract/selling/extra-kinds'
import { customerTypes, deliveryMethods, paymentMethods } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { removeFromTab, readFromTab, writeToTab } from '@/lib/storage/tab-storage'
import type { CheckoutFormInput } from './checkout-form'

const KEY = 'bieznik.checkout'

const addressSchema = z.strictObject({
  address: z.string(),
  city: z.string(),
  zipcode: z.string(),
  country: z.enum(countries),
})

/** The form as it was last seen, right or wrong. Another shape needs another version. */
const draftSchema = z.strictObject({
  version: z.literal(1),
  uid: z.string(),
  form: z.strictObject({
    customerType: z.enum(customerTypes),
    fullname: z.string(),
    company_name: z.string(),
    tax_id: z.string(),
    // Forms that were typed before a field was added have none.
    contact_person: z.string().default(''),
    document_kind: z.enum(documentKinds).default('receipt'),
    email: z.string(),
    phone: z.string(),
    ...addressSchema.shape,
    alternative: addressSchema.extend({ recipient: z.string().default(''), phone: z.string().default('') }),
    deliveryMethod: z.enum(deliveryMethods),
    courier_note: z.string().default(''),
    pickup_day: z.string().default(''),
    extras: z.array(z.enum(extraKinds)).default([]),
    payment: z.enum([...paymentMethods, 'credit_card']),
    consentPrivacy: z.boolean(),
    consentCommercial: z.boolean(),
  }),
})

/** What this person has typed in this tab; what somebody else has typed is forgotten at once. */
export function readDraft(uid: string): CheckoutFormInput | null {
  const draft = readFromTab(KEY, draftSchema)
  if (draft?.uid === uid) return draft.form
  forgetDraft()
  return null
}

/** Kept in the tab's storage and nowhere else: it is personal. */
export function storeDraft(uid: string, form: CheckoutFormInput): void {
  writeToTab(KEY, { version: 1, uid, form } satisfies z.input<typeof draftSchema>)
}

export function forgetDraft(): void {
  removeFromTab(KEY)
}
