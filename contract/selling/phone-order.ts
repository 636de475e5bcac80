import { z } from 'zod'
import { emailSchema } from '../people/email.ts'
import { optionalField } from '../platform/not-given.ts'
import { moneySchema } from '../money/money.ts'
import { checkDependentFields, orderFormFields } from './order-form.ts'
import { MAX_CORRECTED_LINES, MAX_CORRECTED_QUANTITY } from './order-correction.ts'
import { languageSchema } from './order.ts'
import { productIdSchema } from '../catalogue/product.ts'

const {
  email: _email,
  expectedTotal: _expectedTotal,
  extras: _extras,
  consentPrivacy: _consentPrivacy,
  consentCommercial: _consentCommercial,
  language: _language,
  ...asInCheckout
} = orderFormFields

/** An order that somebody places by phone, as staff write it down. No one consents to advertising for another. */
export const phoneOrderSchema = z
  .strictObject({
    ...asInCheckout,
    /** Left out where the caller has none: no mail goes out then, and the confirmation goes on paper with the goods. */
    email: optionalField(emailSchema()),
    /** Of the buyer's mails. */
    language: languageSchema,
    lines: z
      .array(
        z.strictObject({ productId: productIdSchema, quantity: z.int().min(1).max(MAX_CORRECTED_QUANTITY) }),
      )
      .min(1)
      .max(MAX_CORRECTED_LINES),
    /** The total that was said on the phone; when it comes to something else, the order is refused. */
    expectedTotal: moneySchema,
  })
  .check(checkDependentFields)
export type PhoneOrder = z.output<typeof phoneOrderSchema>
