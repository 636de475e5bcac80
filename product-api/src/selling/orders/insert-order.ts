import type { AcceptedVersions } from '@bieznik/contract/content/documents'
import type { Company } from '@bieznik/contract/platform/company'
import { isAwaited } from '@bieznik/contract/money/payment-providers'
import { textIn } from '@bieznik/contract/translated'
import { amountDue, grosze, type ExchangeRate, type Grosze } from '@bieznik/contract/money/money'
import type { PlaceOrder } from '@bieznik/contract/selling/order-form'
import type { Language, Order, PaymentMethod } from '@bieznik/contract/selling/order'
import type { SetExtra } from '@bieznik/contract/catalogue/fit/set-extras'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { placeholdersOf, preparedOn } from '../../platform/db/prepared.ts'
import { orderItems, orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { columnsOf, wishesOf } from './columns-of-request.ts'
import { NOTHING_RECEIVED, toItem, toOrder } from './order-columns.ts'
import { paidUntilOf, type PaymentTerms } from '../../money/payments/payment-terms.ts'
import { insertExtras } from './order-extras.ts'
import { totalOfLines, type OrderLine } from './order-lines.ts'

const FIRST_STATUS: OrderStatus = 'Pending'

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
 * Writes the order, its items with the title, picture and price of now, and the first row of its history, in one statement; where there
 * are extras, they are another.
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
  const fixed = { plnPerUsd: rate.plnPerUsd, exchangeRateDate: rate.date, status: FIRST_STATUS, paidUntil }
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
    { ...columns, ...wishes, ...fixed, ...documents, isPaid: due <= 0 },
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
      ...fixed,
      extras: extras.map(({ kind, detail }) => ({ kind, detail })),
    },
    items,
    {
      ...NOTHING_RECEIVED,
      ...(paid !== null && { paid }),
    },
  )
}
