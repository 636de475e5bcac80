import { z } from 'zod'
import { documentKindSchema } from '../content/document-kind.ts'
import { languages } from '../language.ts'
import { invoicesSchema } from '../money/invoice.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { moneyBackSchema } from '../money/money-back.ts'
import { exchangeRateSchema, moneySchema } from '../money/money.ts'
import { orderCorrectionSchema } from './order-correction.ts'
import { orderExtraSchema } from './order-extra.ts'
import { orderStatusInputSchema, orderStatusSchema, statusChangeModes } from './order-status.ts'
import { fieldOr, optionalField } from '../platform/not-given.ts'
import { orderIdSchema } from './order-id.ts'
import { parcelSchema } from './parcel.ts'
import { paymentsSchema } from '../money/payment.ts'
import { paymentProviders, type PaymentProviderName } from '../money/payment-providers.ts'
import { productIdSchema } from '../catalogue/product.ts'
import { transferDetailsSchema } from '../money/transfer.ts'

export { languages, type Language } from '../language.ts'
export const languageSchema = z.enum(languages)

export const customerTypes = ['private_person', 'company'] as const
export const deliveryMethods = [
  'delivery_with_assembly',
  'shipping_to_customer',
  'shipping_to_another_address',
] as const
/** `credit_card` is the checkout form's initial value and no method that can be chosen. */
export const paymentMethods = ['payment_at_delivery', 'bank_transfer', ...paymentProviders] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]
export type PaymentMethod = (typeof paymentMethods)[number]

/** The buyer fetches the goods at the company's, where they can be fitted; nothing is sent. */
export const PICKUP_METHOD = 'delivery_with_assembly' satisfies DeliveryMethod

export function isPickup(method: DeliveryMethod): boolean {
  return method === PICKUP_METHOD
}

/** The methods that an order is accepted with; `paypal` only from somebody who has paid already. */
export function availablePaymentMethods(providers: readonly PaymentProviderName[]): readonly PaymentMethod[] {
  return ['payment_at_delivery', ...providers]
}

export const orderItemSchema = z.strictObject({
  id: z.int(),
  productId: productIdSchema,
  /** As it was when the order was placed, in the language of the order where there was one. */
  title: z.string(),
  /** The language of the title. */
  titleLanguage: languageSchema,
  url: z.string().nullable(),
  /** Per piece, when the order was placed. */
  price: moneySchema,
  /** Of the thirty days before the reduction, when `price` was a reduced one. */
  lowestPrice: moneySchema.optional(),
  quantity: z.int().min(1),
  /** Pieces that came back; absent: none. */
  returned: z.int().min(1).optional(),
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

/** What the buyer asked for beside the goods, and what was promised; null or absent: nothing. */
const wishesSchema = z.strictObject({
  /** Of a company: whom to ask for. */
  contactPerson: z.string().nullish(),
  /** Who takes the goods at another address than the buyer's. */
  recipient: z.string().nullish(),
  recipientPhone: z.string().nullish(),
  courierNote: z.string().nullish(),
  /** The day on which the buyer would like to fetch the goods, in Warsaw. */
  pickupDay: z.iso.date().nullish(),
  /** The last day by which goods that are sent were promised, in Warsaw. */
  deliverBy: z.iso.date().nullish(),
})
export type DeliveryWishes = z.output<typeof wishesSchema>

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
  /** What is given for the sale. */
  documentKind: documentKindSchema.optional(),
  ...wishesSchema.shape,
  /** Within the price of the goods; absent: none. Those that need a line that was canceled are gone with it. */
  extras: z.array(orderExtraSchema).optional(),
  /** The last day on which it is to be paid, in Warsaw; null or absent: none, or it is paid otherwise. */
  paidUntil: z.iso.date().nullish(),
  orderItems: z.array(orderItemSchema),
  /** In which it was sent; absent: in none yet. */
  parcels: z.array(parcelSchema).optional(),
  /** Sum of price times quantity. */
  total: moneySchema,
  /** What came in for it, whatever of it went back since. More than the total: it was overpaid. */
  paid: moneySchema,
  /** What of it was sent back or asked for; absent: nothing. */
  refunded: moneySchema.optional(),
  /** The amount due: 0 for a canceled order; what was paid and refunded is not due again. */
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
  /** What was corrected since it was placed, oldest first; absent: nothing. */
  corrections: z.array(orderCorrectionSchema).optional(),
  /** What of its money went back, or is on its way, oldest first; absent: nothing. */
  moneyBack: z.array(moneyBackSchema).optional(),
  /** Invoice and corrections, oldest first. */
  invoices: invoicesSchema.optional(),
  /** How what is due is paid by bank transfer; absent: it is not. */
  transfer: transferDetailsSchema.optional(),
})
export type OrderDetail = z.output<typeof orderDetailSchema>

/** Form-encoded body of `PATCH orders/order/update`; form encoding makes everything a string. */
export const changeOrderStatusSchema = z.strictObject({
  orderId: idParamSchema,
  status: orderStatusInputSchema,
  /** The status that the caller saw; when it is no longer current, the change is refused. */
  from: optionalField(orderStatusInputSchema),
  /** Which screen asks: `step` (detail) or `direct` (list, and callers that do not say). */
  mode: fieldOr(z.enum(statusChangeModes), 'direct'),
})

/** Which change of status is undone: the id of its row in the order's history. */
export const undoStatusSchema = z.strictObject({ change: z.int().min(1).max(2_147_483_647) })
