import { z } from 'zod'
import { pageSchema, searchParamSchema } from '../catalogue/catalogue-query.ts'
import { consentKinds, consentSources } from './consents.ts'
import { moneySchema } from '../money/money.ts'
import { paymentMethods } from '../selling/order.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { orderStatusSchema } from '../selling/order-status.ts'
import { paymentStates } from '../money/payment.ts'
import { paymentProviders } from '../money/payment-providers.ts'
import { productIdSchema } from '../catalogue/product.ts'
import { sortFields } from '../platform/sort-order.ts'
import { uidSchema } from './uid.ts'
import { withdrawalStatuses } from '../care/withdrawal-status.ts'

/* What staff see of a person who bought something, and what they do for them. */

/** The query of the list: all words must match the name, the e-mail address, the phone number or the tax id of one order. */
export const customersQuerySchema = pageSchema.extend({
  search: searchParamSchema.optional(),
  /** Not given: by the last order, newest first. */
  ...sortFields(['orders', 'spent', 'last']),
})
export type CustomersQuery = z.output<typeof customersQuerySchema>

/** In a path; one of dots alone would be another path. */
const uidInPathSchema = uidSchema.regex(/[^.]/).refine((uid) => !(uid in Object.prototype), 'no uid')

/** Names such as `__proto__` are no one's uid: objects with uids as keys fail on them. */
export const customerParamSchema = z.strictObject({ uid: uidInPathSchema })

/** Body of a merge: the account that gets all that the guest has. */
export const mergeSchema = z.strictObject({ into: uidInPathSchema })

const contactFields = {
  /** Of the newest order. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  taxId: z.string().nullable(),
}

export const listedCustomerSchema = z.strictObject({
  uid: z.string(),
  ...contactFields,
  orders: z.int().min(1),
  /** Of orders that were not canceled. */
  spent: moneySchema,
  lastOrderAt: z.iso.datetime(),
})
export type ListedCustomer = z.output<typeof listedCustomerSchema>

/** How many rows of each list of a person are read, the newest. */
export const LISTED_OF_CUSTOMER = 100

/** What staff do with the data of a person; each is logged. */
export const customerEvents = ['read', 'copied', 'erased', 'merged'] as const

/** By what another uid seems to be the same person. */
const likenesses = ['email', 'phone', 'tax_id'] as const

const time = z.iso.datetime()

/** All that the shop has of a person, the newest first; of long lists the newest 100. */
export const customerSchema = z.strictObject({
  uid: z.string(),
  /** null: they ordered nothing. */
  contact: z.strictObject({ ...contactFields, address: z.string(), lastOrderAt: time }).nullable(),
  orders: z.array(
    z.strictObject({
      id: orderIdSchema,
      orderDate: time,
      status: orderStatusSchema,
      typeOfPayment: z.enum(paymentMethods),
      total: moneySchema,
    }),
  ),
  payments: z.array(
    z.strictObject({
      id: z.uuid(),
      provider: z.enum(paymentProviders),
      state: z.enum(paymentStates),
      amount: moneySchema,
      orderId: orderIdSchema.nullable(),
      createdAt: time,
    }),
  ),
  withdrawals: z.array(
    z.strictObject({
      id: z.int(),
      number: z.string(),
      orderId: orderIdSchema.nullable(),
      status: z.enum(withdrawalStatuses),
      receivedAt: time,
    }),
  ),
  complaints: z.array(
    z.strictObject({
      id: z.int(),
      number: z.string(),
      orderId: orderIdSchema.nullable(),
      isAnswered: z.boolean(),
      receivedAt: time,
    }),
  ),
  opinions: z.array(
    z.strictObject({
      id: z.int(),
      productId: productIdSchema,
      title: z.string(),
      rating: z.int(),
      text: z.string(),
      writtenAt: time,
      isHidden: z.boolean(),
    }),
  ),
  consents: z.array(
    z.strictObject({
      id: z.int(),
      kind: z.enum(consentKinds),
      email: z.string(),
      givenAs: z.enum(consentSources),
      givenAt: time,
      withdrawnAt: time.nullable(),
    }),
  ),
  /** On the person, and on their orders. */
  notes: z.array(
    z.strictObject({
      id: z.string(),
      orderId: orderIdSchema.nullable(),
      text: z.string(),
      /** uid */
      writtenBy: z.string(),
      writtenAt: time,
    }),
  ),
  /** Who of staff did what with the data. */
  access: z.array(
    z.strictObject({
      id: z.int(),
      event: z.enum(customerEvents),
      /** uid */
      who: z.string(),
      at: time,
    }),
  ),
  /** Others who seem to be the same person. */
  alike: z.array(
    z.strictObject({
      uid: z.string(),
      name: z.string(),
      orders: z.int().min(1),
      by: z.array(z.enum(likenesses)),
    }),
  ),
})
export type Customer = z.output<typeof customerSchema>

/** The law by which rows are kept. */
export const keptGrounds = ['books', 'consent_proof', 'contract', 'access_log'] as const
export type KeptGround = (typeof keptGrounds)[number]

/** What stays of a person after an erasure, by the law that asks for it. */
export const erasureSchema = z.strictObject({
  kept: z.array(
    z.strictObject({ ground: z.enum(keptGrounds), tables: z.array(z.string()), rows: z.int().min(1) }),
  ),
})
export type Erasure = z.output<typeof erasureSchema>
