import type { AcceptedVersions } from '@bieznik/contract/content/documents'
import type { Company } from '@bieznik/contract/platform/company'
import { documentKindOf } from '@bieznik/contract/content/document-kind'
import { deliverBy } from '@bieznik/contract/selling/delivery-day'
import { isAwaited } from '@bieznik/contract/money/payment-providers'
import { textIn } from '@bieznik/contract/translated'
import { amountDue, grosze, type ExchangeRate, type Grosze } from '@bieznik/contract/money/money'
import type { PlaceOrder } from '@bieznik/contract/selling/order-form'
import { isPickup, type Language, type Order, type PaymentMethod } from '@bieznik/contract/selling/order'
import type { SetExtra } from '@bieznik/contract/catalogue/fit/set-extras'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { placeholdersOf, preparedOn } from '../../platform/db/prepared.ts'
import { orderItems, orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { NOTHING_RECEIVED, toItem, toOrder } from './order-columns.ts'
import { paidUntilOf, type PaymentTerms } from '../../money/payments/payment-terms.ts'
import { insertExtras } from './order-extras.ts'
import { totalOfLines, type OrderLine } from './order-lines.ts'

/** Of an order that names none. */
export const DEFAULT_LANGUAGE: Language = 'pl'

const FIRST_STATUS: OrderStatus = 'Pending'

/** Throws payment_method_unavailable. */
function requireAvailablePayment(
  method: PlaceOrder['typeOfPayment'],
  methods: readonly PaymentMethod[],
): PaymentMethod {
  const available = methods.find((each) => each === method)
  if (!available) {
    throw new ProblemError('payment_method_unavailable', 'This payment method cannot be chosen.', {
      fields: [{ path: 'typeOfPayment', message: `one of ${methods.join(', ')}` }],
    })
  }
  return available
}

function buyerName({ customerType, companyName, firstAndLastName }: PlaceOrder): string {
  const name = customerType === 'company' ? companyName : firstAndLastName
  if (!name) throw new Error('placeOrderSchema lets no order without a name through')
  return name
}

/** Where the order goes; an alternative address counts only for the delivery that has one. */
function destinationOf(request: PlaceOrder) {
  const elsewhere = request.typeOfDelivery === 'shipping_to_another_address' && request.alternativeAddress
  const { address, city, postCode, country } = elsewhere || request
  return { address, city, postCode, country }
}

/** What counts for the way of delivery that was chosen, and for the kind of buyer. */
function wishesOf(request: PlaceOrder, { company, now }: Pick<Ingredients, 'company' | 'now'>) {
  const { typeOfDelivery, alternativeAddress, customerType } = request
  const isFetched = isPickup(typeOfDelivery)
  const elsewhere = typeOfDelivery === 'shipping_to_another_address' ? alternativeAddress : undefined
  return {
    contactPerson: (customerType === 'company' && request.contactPerson) || null,
    recipient: elsewhere?.recipient ?? null,
    recipientPhone: elsewhere?.phone ?? null,
    courierNote: (!isFetched && request.courierNote) || null,
    pickupDay: (isFetched && request.pickupDay) || null,
    deliverBy: isFetched ? null : deliverBy(now, company),
  }
}

function columnsOf(request: PlaceOrder, methods: readonly PaymentMethod[]) {
  return {
    userId: request.userId,
    customerType: request.customerType,
    name: buyerName(request),
    taxId: (request.customerType === 'company' && request.unn) || null,
    email: request.email,
    phone: request.phone,
    ...destinationOf(request),
    buyerAddress: request.address,
    buyerCity: request.city,
    buyerPostCode: request.postCode,
    buyerCountry: request.country,
    typeOfDelivery: request.typeOfDelivery,
    typeOfPayment: requireAvailablePayment(request.typeOfPayment, methods),
    documentKind: documentKindOf(request.customerType, request.documentKind),
    language: request.language ?? DEFAULT_LANGUAGE,
    consentCommercial: request.consentCommercial ?? false,
  }
}

/** What an order is made of besides the request. `paid`: by payments that were waiting for it; null: there are none. */
type Ingredients = {
  lines: OrderLine[]
  /** What the buyer asked for within the price. */
  extras: readonly SetExtra[]
  rate: ExchangeRate
  paid: Grosze | null
  /** Those that the order can have. */
  methods: readonly PaymentMethod[]
  /** Versions of the documents that hold at this moment. */
  accepted: AcceptedVersions
  company: Pick<Company, 'weekdayHours'>
  terms: PaymentTerms
  now: Date
  /** uid of who places it: the buyer, or staff for somebody who calls. */
  placedBy: string
}

/** What an order begins with; its other columns have defaults. */
const insertedColumns = [
  'userId',
  'customerType',
  'name',
  'taxId',
  'email',
  'phone',
  'address',
  'city',
  'postCode',
  'country',
  'buyerAddress',
  'buyerCity',
  'buyerPostCode',
  'buyerCountry',
  'typeOfDelivery',
  'typeOfPayment',
  'documentKind',
  'language',
  'consentCommercial',
  'contactPerson',
  'recipient',
  'recipientPhone',
  'courierNote',
  'pickupDay',
  'deliverBy',
  'plnPerUsd',
  'exchangeRateDate',
  'status',
  'paidUntil',
  'acceptedRules',
  'acceptedPrivacy',
  'acceptedReturns',
  'isPaid',
] as const

/** A line with its title in the language of the order, or in Polish where it has no other. */
type TitledLine = OrderLine & { title: string; titleLanguage: Language }

const insertion = preparedOn((db) => {
  const placed = db
    .$with('placed')
    .as(
      db
        .insert(orders)
        .values(placeholdersOf(insertedColumns))
        .returning({ id: orders.id, orderDate: orders.orderDate }),
    )
  const items = db.$with('items', {}).as(sql`
    insert into ${orderItems} (order_id, product_id, title, title_language, url, price, lowest_price, quantity)
    select placed.id, line.* from placed cross join unnest(
      ${sql.placeholder('productIds')}::int[],
      ${sql.placeholder('titles')}::text[],
      ${sql.placeholder('titleLanguages')}::text[],
      ${sql.placeholder('urls')}::text[],
      ${sql.placeholder('prices')}::int[],
      ${sql.placeholder('lowestPrices')}::int[],
      ${sql.placeholder('quantities')}::int[]
    ) as line
    returning id, product_id`)
  const history = db.$with('history', {}).as(sql`
    insert into ${orderStatusChanges} (order_id, to_status, changed_by)
    select id, ${sql.placeholder('status')}, ${sql.placeholder('placedBy')} from placed`)
  return db
    .with(placed, items, history)
    .select({
      id: placed.id,
      orderDate: placed.orderDate,
      itemIds: sql<Record<string, number>>`(select json_object_agg(product_id, id) from items)`,
    })
    .from(placed)
    .prepare('insert_order')
})

async function insertRows(
  tx: Transaction,
  row: Pick<Required<typeof orders.$inferInsert>, (typeof insertedColumns)[number]>,
  { lines, placedBy }: { lines: TitledLine[]; placedBy: string },
) {
  const [placed] = await insertion(tx).execute({
    ...row,
    productIds: lines.map(({ product }) => product.id),
    titles: lines.map(({ title }) => title),
    titleLanguages: lines.map(({ titleLanguage }) => titleLanguage),
    urls: lines.map(({ product }) => product.url),
    prices: lines.map(({ product }) => product.price),
    lowestPrices: lines.map(({ product }) => product.lowestPrice),
    quantities: lines.map(({ quantity }) => quantity),
    placedBy,
  })
  if (!placed) throw new Error('the order was not written')
  return placed
}

/**
 * Writes the order, its items with the title, picture and price of now, and the first row of its history, in one statement.
 */
export async function insertOrder(
  tx: Transaction,
  request: PlaceOrder,
  { lines, extras, rate, paid, methods, accepted, company, terms, now, placedBy }: Ingredients,
): Promise<Order> {
  const columns = columnsOf(request, methods)
  const wishes = wishesOf(request, { company, now })
  const paidUntil = isAwaited(columns.typeOfPayment) ? paidUntilOf(now, terms) : null
  const due = amountDue(totalOfLines(lines), paid ?? grosze(0))
  const kept = { plnPerUsd: rate.plnPerUsd, exchangeRateDate: rate.date, status: FIRST_STATUS, paidUntil }
  const documents = {
    acceptedRules: accepted.rules,
    acceptedPrivacy: accepted.privacy,
    acceptedReturns: accepted.returns,
  }
  const titled = lines.map((line): TitledLine => {
    const { text, language } = textIn(line.product, 'title', columns.language)
    return { ...line, title: text, titleLanguage: language }
  })
  const { id, orderDate, itemIds } = await insertRows(
    tx,
    { ...columns, ...wishes, ...kept, ...documents, isPaid: due <= 0 },
    { lines: titled, placedBy },
  )
  const items = titled.map(({ product, title, titleLanguage, quantity }) => {
    const { id: productId, url, price, lowestPrice } = product
    const itemId = itemIds[productId]
    if (itemId === undefined) throw new Error('a line of the order was not written')
    const bought = { productId, title, titleLanguage, url, price, lowestPrice, quantity }
    return toItem({ id: itemId, ...bought, returned: 0 })
  })
  await insertExtras(tx, id, extras, itemIds)
  const { userId, name, address, city, postCode, country, typeOfDelivery, typeOfPayment, documentKind } =
    columns
  const shown = {
    userId,
    name,
    address,
    city,
    postCode,
    country,
    typeOfDelivery,
    typeOfPayment,
    documentKind,
  }
  return toOrder(
    {
      id,
      orderDate,
      deliveredAt: null,
      ...shown,
      ...wishes,
      ...kept,
      extras: extras.map(({ kind, detail }) => ({ kind, detail })),
    },
    items,
    {
      ...NOTHING_RECEIVED,
      ...(paid !== null && { paid }),
    },
  )
}
