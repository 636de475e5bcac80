import { z } from 'zod'
import { orderLinkSchema } from '../selling/order-link.ts'
import { payByBlikSchema, startPaymentSchema } from './payment.ts'

/** Body of `POST linked-order/payment/return`: the signed link to the order. */
export const linkedPaymentSchema = z.strictObject({ link: orderLinkSchema })

/** Body of `POST linked-order/payment`. */
export const payLinkedOrderSchema = startPaymentSchema.extend({ link: orderLinkSchema })

/** Body of `POST linked-order/payment/blik`. */
export const payLinkedByBlikSchema = payByBlikSchema.extend({ link: orderLinkSchema })
export type PayLinkedByBlik = z.output<typeof payLinkedByBlikSchema>
