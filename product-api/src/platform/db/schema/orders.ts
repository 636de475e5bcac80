import { documentKinds } from '@bieznik/contract/content/document-kind'
import type { Grosze } from '@bieznik/contract/money/money'
import { customerTypes, deliveryMethods, languages, paymentMethods } from '@bieznik/contract/selling/order'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { extraKinds } from '@bieznik/contract/selling/extra-kinds'
import { orderWorkKinds } from '@bieznik/contract/selling/order-work'
import { carriers } from '@bieznik/contract/selling/parcel'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

/** PLN for one USD, four decimals, as table A of the National Bank of Poland has it. */
const plnPerUsd = () => numeric('pln_per_usd', { precision: 10, scale: 4, mode: 'number' }).notNull()

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    orderDate: timestamp('order_date', { withTimezone: true }).notNull().defaultNow(),
    status: text('status', { enum: orderStatuses }).notNull().default('Pending'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    customerType: text('customer_type', { enum: customerTypes }).notNull(),
    /** Of the person or the company. */
    name: text('name').notNull(),
    taxId: text('tax_id'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Where the order goes. */
    address: text('address').notNull(),
    city: text('city').notNull(),
    postCode: text('post_code').notNull(),
    country: text('country').notNull(),
    /** Where the buyer lives, when the order goes elsewhere. */
    buyerAddress: text('buyer_address').notNull(),
    buyerCity: text('buyer_city').notNull(),
    buyerPostCode: text('buyer_post_code').notNull(),
    buyerCountry: text('buyer_country').notNull(),
    typeOfDelivery: text('type_of_delivery', { enum: deliveryMethods }).notNull(),
    /** Of a company: whom to ask for. */
    contactPerson: text('contact_person'),
    /** Who takes the goods at another address than the buyer's. */
    recipient: text('recipient'),
    recipientPhone: text('recipient_phone'),
    courierNote: text('courier_note'),
    /** The day on which the buyer would like to fetch the goods. */
    pickupDay: date('pickup_day'),
    /** The last day by which goods that are sent were promised. */
    deliverBy: date('deliver_by'),
    typeOfPayment: text('type_of_payment', { enum: paymentMethods }).notNull(),
    /** Whether captured payments cover what the buyer keeps: follows from them by `keepPaid`, for lists alone. */
    isPaid: boolean('is_paid').notNull().default(false),
    /** The last day on which it is to be paid; empty: it is paid otherwise, or it is not set yet. */
    paidUntil: date('paid_until'),
    /** When the buyer was reminded of it. */
    paymentRemindedAt: timestamp('payment_reminded_at', { withTimezone: true }),
    /** What is given for the sale; rows of companies from before there was a choice say `receipt` and are invoiced. */
    documentKind: text('document_kind', { enum: documentKinds }).notNull().default('receipt'),
    /** Of the cash register's receipt, as staff saved it; changed only with a row of `order_work_log`. */
    receiptNumber: text('receipt_number'),
    language: text('language', { enum: languages }).notNull(),
    /** Versions of the documents that the buyer accepted with it; null: of orders before there were versions. */
    acceptedRules: text('accepted_rules'),
    acceptedPrivacy: text('accepted_privacy'),
    acceptedReturns: text('accepted_returns'),
    consentCommercial: boolean('consent_commercial').notNull().default(false),
    plnPerUsd: plnPerUsd(),
    exchangeRateDate: date('exchange_rate_date').notNull(),
    /** uid of the member of staff who works on it; null: not assigned. Changed only with a row of `order_work_log`, as are the tags. */
    heldBy: text('held_by'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (order) => [
    index('orders_of_user').on(order.userId, order.orderDate.desc(), order.id.desc()),
    index('orders_newest_first').on(order.orderDate.desc(), order.id.desc()),
    index('orders_by_status').on(order.status, order.orderDate.desc(), order.id.desc()),
    index('orders_by_payment').on(order.isPaid, order.typeOfPayment, order.orderDate.desc(), order.id.desc()),
    index('orders_by_holder').on(order.heldBy, order.orderDate.desc(), order.id.desc()),
    index('orders_by_receipt')
      .on(sql`upper(${order.receiptNumber})`)
      .where(sql`${order.receiptNumber} is not null`),
    index('orders_by_tag').using('gin', order.tags),
    index('orders_by_paid_until')
      .on(order.paidUntil)
      .where(sql`${order.status} = 'Pending' and ${order.paidUntil} is not null`),
    index('orders_by_buyer').using(
      'gin',
      sql`public.fold_text(${order.name} || ' ' || ${order.email}) gin_trgm_ops`,
    ),
    index('orders_by_destination').using(
      'gin',
      sql`public.fold_text(coalesce(${order.recipient}, '') || ' ' || ${order.address} || ' ' || ${order.city}) gin_trgm_ops`,
    ),
    index('orders_by_digits').using(
      'gin',
      sql`regexp_replace(${order.phone}, '[^0-9]', '', 'g') gin_trgm_ops`,
      sql`regexp_replace(${order.taxId}, '[^0-9]', '', 'g') gin_trgm_ops`,
    ),
  ],
)

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id)

/** Title, picture and price as they were when the order was placed. */
export const orderItems = pgTable(
  'order_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    title: text('title').notNull(),
    titleLanguage: text('title_language', { enum: languages }).notNull().default('pl'),
    url: text('url'),
    /** grosze a piece */
    price: integer('price').$type<Grosze>().notNull(),
    /** grosze; of the 30 days before the reduction, when `price` is a reduced one. */
    lowestPrice: integer('lowest_price').$type<Grosze>(),
    quantity: integer('quantity').notNull(),
  },
  (item) => [
    index('order_items_of_order').on(item.orderId),
    // With the title beside it the folded one is read from the index, where it need not be computed again.
    index('order_items_by_title').on(sql`public.fold_title(${item.title})`, item.title, item.orderId),
    check('order_items_quantity_positive', sql`${item.quantity} > 0`),
  ],
)

/** What the buyer asked for within the price. It needs the lines that it names, and goes with the first of them that is canceled. */
export const orderExtras = pgTable(
  'order_extras',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    kind: text('kind', { enum: extraKinds }).notNull(),
    detail: text('detail').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    otherItemId: integer('other_item_id').references(() => orderItems.id, { onDelete: 'cascade' }),
  },
  (extra) => [
    index('order_extras_of_order').on(extra.orderId),
    index('order_extras_of_item').on(extra.itemId),
    index('order_extras_of_other_item').on(extra.otherItemId),
  ],
)

/** The history of an order; its placing is the row without `from`. */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    from: text('from_status', { enum: orderStatuses }),
    to: text('to_status', { enum: orderStatuses }).notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (change) => [index('order_status_changes_of_order').on(change.orderId)],
)

/** What an order was sent in. */
export const parcels = pgTable(
  'parcels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    carrier: text('carrier', { enum: carriers }).notNull(),
    number: text('number').notNull(),
    pieces: integer('pieces').notNull(),
    /** null: it was not weighed. */
    grams: integer('grams'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (parcel) => [
    unique('parcels_once').on(parcel.orderId, parcel.carrier, parcel.number),
    index('parcels_by_number').using('gin', sql`${parcel.number} gin_trgm_ops`),
  ],
)

/** What staff note on an order for each other, and who took it, gave it back or tagged it. Rows are only added; no buyer sees them. */
export const orderWorkLog = pgTable(
  'order_work_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    kind: text('kind', { enum: orderWorkKinds }).notNull(),
    /** The note or the tag. */
    detail: text('detail'),
    /** uid */
    doneBy: text('done_by').notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (entry) => [index('order_work_log_of_order').on(entry.orderId)],
)

/** The order that a key of a user stands for. `order_id` is empty only inside the transaction that places it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.key] })],
)

export const exchangeRates = pgTable('exchange_rates', {
  date: date('date').primaryKey(),
  plnPerUsd: plnPerUsd(),
})
