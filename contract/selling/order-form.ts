import { z } from 'zod'
import { documentKindSchema } from '../content/document-kind.ts'
import { emailSchema } from '../people/email.ts'
import { moneySchema } from '../money/money.ts'
import { optionalField } from '../platform/not-given.ts'
import { orderStatusInputSchema } from './order-status.ts'
import {
  customerTypes,
  deliveryMethods,
  languageSchema,
  paymentMethods,
  type DeliveryMethod,
} from './order.ts'
import { extraKindSchema } from './order-extra.ts'
import { phoneSchema } from '../people/phone.ts'
import { typedCode, typedLine } from '../platform/typed-text.ts'
import { uidSchema } from '../people/uid.ts'

/** The longest postal code and tax id. */
export const MAX_CODE = 20
export const MAX_COURIER_NOTE = 300

const addressSchema = z.strictObject({
  address: typedLine(200),
  city: typedLine(100),
  postCode: typedCode(MAX_CODE),
  country: typedLine(60),
})

const MAX_NAME = 120

/** Another address than the buyer's, and who is there. */
export const alternativeAddressSchema = addressSchema.extend({
  recipient: optionalField(typedLine(MAX_NAME)),
  phone: optionalField(phoneSchema()),
})

/** A block of the form that is not filled in. */
const blankAddressSchema = z.codec(
  z.strictObject({
    address: z.literal(''),
    city: z.literal(''),
    postCode: z.literal(''),
    country: z.literal(''),
    recipient: z.literal('').optional(),
    phone: z.literal('').optional(),
  }),
  z.undefined(),
  { decode: () => undefined, encode: () => ({ address: '', city: '', postCode: '', country: '' }) as const },
)

export const orderFormFields = {
  customerType: z.enum(customerTypes),
  /** Required of a private person. */
  firstAndLastName: optionalField(typedLine(MAX_NAME)),
  /** Required of a company. */
  companyName: optionalField(typedLine(200)),
  /** Tax id; required of a company. */
  unn: optionalField(typedCode(MAX_CODE)),
  /** Of a company: whom to ask for. */
  contactPerson: optionalField(typedLine(MAX_NAME)),
  email: emailSchema(),
  phone: phoneSchema(),
  ...addressSchema.shape,
  typeOfDelivery: z.enum(deliveryMethods),
  typeOfPayment: z.enum([...paymentMethods, 'credit_card']),
  /** What is given for the sale: a receipt when it is left out; a company always gets an invoice. */
  documentKind: optionalField(documentKindSchema),
  /** Where to deliver, when `typeOfDelivery` is `shipping_to_another_address`. */
  alternativeAddress: optionalField(z.union([alternativeAddressSchema, blankAddressSchema])),
  /** For who brings the goods. */
  courierNote: optionalField(typedLine(MAX_COURIER_NOTE)),
  /** The day on which the buyer would like to fetch the goods, as `isPickupDay` takes it. */
  pickupDay: optionalField(z.iso.date()),
  /** What the buyer asks for within the price; what the lines give no reason for is left out. */
  extras: optionalField(z.array(extraKindSchema).max(10)),
  /** The total that the buyer was shown; when the cart comes to something else, the order is refused. */
  expectedTotal: optionalField(moneySchema),
  /** Language of the buyer's mails. */
  language: optionalField(languageSchema),
  consentPrivacy: optionalField(z.boolean()),
  consentCommercial: optionalField(z.boolean()),
}

interface DependentFields {
  customerType: (typeof customerTypes)[number]
  firstAndLastName?: string | undefined
  companyName?: string | undefined
  unn?: string | undefined
  typeOfDelivery: DeliveryMethod
  alternativeAddress?: unknown
}

/** What has to be there depends on who buys and where it goes. */
export function checkDependentFields(context: z.core.ParsePayload<DependentFields>): void {
  const { customerType, typeOfDelivery, ...order } = context.value
  const required =
    customerType === 'company' ? (['companyName', 'unn'] as const) : (['firstAndLastName'] as const)
  const missing: string[] = required.filter((field) => !order[field])
  if (typeOfDelivery === 'shipping_to_another_address' && !order.alternativeAddress)
    missing.push('alternativeAddress')
  for (const field of missing)
    context.issues.push({
      code: 'custom',
      path: [field],
      message: `${field} is required here`,
      input: context.value,
    })
}

/** What the buyer decides; the server adds who it is. */
export const orderFormSchema = z.strictObject(orderFormFields).check(checkDependentFields)
export type OrderForm = z.output<typeof orderFormSchema>

/** Body of `POST cart/moveToOrder`. */
export const placeOrderSchema = z
  .strictObject({
    userId: uidSchema,
    ...orderFormFields,
    /** Always `pending`, whatever the case of its letters; the server sets it anyway. */
    status: optionalField(orderStatusInputSchema),
  })
  .check(checkDependentFields)
export type PlaceOrder = z.output<typeof placeOrderSchema>
