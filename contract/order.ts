import { z } from 'zod'
import { languages } from './language.ts'
import { idParamSchema } from './id-param.ts'
import { exchangeRateSchema, moneySchema } from './money.ts'
import { orderStatusInputSchema, orderStatusSchema, statusChangeModes } from './order-status.ts'
import { fieldOr, optionalField } from './not-given.ts'
import { orderIdSchema } from './order-id.ts'
import { paymentsSchema } from './payment.ts'
import { productIdSchema } from './product.ts'
import { emailSchema } from './email.ts'
import { phoneSchema } from './phone.ts'
import { typedCode, typedLine } from './typed-text.ts'
import { uidSchema } from './uid.ts'

export { languages, type Language } from './language.ts'
export const languageSchema = z.enum(languages)

export const customerTypes = ['private_person', 'company'] as const
export const deliveryMethods = [
  'delivery_with_assembly',
  'shipping_to_customer',
  'shipping_to_another_address',
] as const
/** `credit_card` is the checkout form's initial value and no method that can be chosen. */
export const paymentMethods = [
  'payment_at_delivery',
  'bank_transfer',
  'paypal',
  'przelewy24',
  'transfer',
] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]
export type PaymentMethod = (typeof paymentMethods)[number]

/** The buyer fetches the goods at the company's, where they can be fitted; nothing is sent. */
export function isPickup(method: DeliveryMethod): boolean {
  return method === 'delivery_with_assembly'
}

/** The methods that an order is accepted with; `paypal` only from somebody who has paid already. */
export function availablePaymentMethods({ hasWallet }: { hasWallet: boolean }): readonly PaymentMethod[] {
  return hasWallet ? ['payment_at_delivery', 'paypal'] : ['payment_at_delivery']
}

/** An order's id in a path, a query or a form-encoded body. */
export const orderIdParamSchema = idParamSchema

export const orderItemSchema = z.strictObject({
  id: z.int(),
  productId: productIdSchema,
  title: z.string(),
  url: z.string().nullable(),
  /** Per piece, when the order was placed. */
  price: moneySchema,
  quantity: z.int().min(1),
})
export type OrderItem = z.output<typeof orderItemSchema>

/** One row of an order's history: `from` is null for its placing. */
const statusChangeSchema = z.strictObject({
  id: z.int(),
  from: orderStatusSchema.nullable(),
  to: orderStatusSchema,
  /** uid of who did it. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
})

export const orderSchema = z.strictObject({
  id: orderIdSchema,
  userId: z.string(),
  orderDate: z.iso.datetime(),
  status: orderStatusSchema,
  /** When it was delivered; null: not delivered, or not known. */
  deliveredAt: z.iso.datetime().nullable(),
  name: z.string(),
  /** The same as `name`; the wire has always had both. */
  firstAndLastName: z.string(),
  /** Where the order goes. */
  address: z.string(),
  city: z.string(),
  postCode: z.string(),
  country: z.string(),
  typeOfDelivery: z.enum(deliveryMethods),
  typeOfPayment: z.enum(paymentMethods),
  orderItems: z.array(orderItemSchema),
  /** Sum of price times quantity. */
  total: moneySchema,
  /** What captured payments count for on it. More than the total: it is overpaid. */
  paid: moneySchema,
  /** What is still to be paid. */
  due: moneySchema,
  /** The dollar's rate when the order was placed. */
  exchangeRate: exchangeRateSchema,
})
export type Order = z.output<typeof orderSchema>

/** One order with its history and its payments, both oldest first. */
export const orderDetailSchema = z.strictObject({
  ...orderSchema.shape,
  history: z.array(statusChangeSchema),
  payments: paymentsSchema,
})
export type OrderDetail = z.output<typeof orderDetailSchema>

/** The longest postal code and tax id. */
export const MAX_CODE = 20

const addressSchema = z.strictObject({
  address: typedLine(200),
  city: typedLine(100),
  postCode: typedCode(MAX_CODE),
  country: typedLine(60),
})

/** A block of the form that nobody filled in. */
const blankAddressSchema = z.codec(
  z.strictObject({
    address: z.literal(''),
    city: z.literal(''),
    postCode: z.literal(''),
    country: z.literal(''),
  }),
  z.undefined(),
  { decode: () => undefined, encode: () => ({ address: '', city: '', postCode: '', country: '' }) as const },
)

const orderFormFields = {
  customerType: z.enum(customerTypes),
  /** Required of a private person. */
  firstAndLastName: optionalField(typedLine(120)),
  /** Required of a company. */
  companyName: optionalField(typedLine(200)),
  /** Tax id; required of a company. */
  unn: optionalField(typedCode(MAX_CODE)),
  email: emailSchema(),
  phone: phoneSchema(),
  ...addressSchema.shape,
  typeOfDelivery: z.enum(deliveryMethods),
  typeOfPayment: z.enum([...paymentMethods, 'credit_card']),
  /** Where to deliver, when `typeOfDelivery` is `shipping_to_another_address`. */
  alternativeAddress: optionalField(z.union([addressSchema, blankAddressSchema])),
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
function checkDependentFields(context: z.core.ParsePayload<DependentFields>): void {
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

/** Form-encoded body of `PATCH orders/order/update`; form encoding makes everything a string. */
export const changeOrderStatusSchema = z.strictObject({
  orderId: orderIdParamSchema,
  status: orderStatusInputSchema,
  /** The status that the caller saw; when it is no longer current, the change is refused. */
  from: optionalField(orderStatusInputSchema),
  /** Which screen asks: `step` (detail) or `direct` (list, and callers that do not say). */
  mode: fieldOr(z.enum(statusChangeModes), 'direct'),
})

/** Which change of status is undone: the id of its row in the order's history. */
export const undoStatusSchema = z.strictObject({ change: z.int().min(1).max(2_147_483_647) })
