import { registersSchema } from '@bieznik/contract/money/registers'
import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { grosze } from '@bieznik/contract/money/money'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { RandomOrder, type PricedProduct } from '../../../test/random-order.ts'
import { invoicing } from '../../../test/invoices.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { addTires, listLedgerFaults, moveStock } from '../../../test/stock.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { createRandom } from '../../platform/db/seed/random.ts'
import { requireValidInvoice } from '../invoices/validate-xml.ts'
import { createTransferProvider } from '../payments/transfer/transfer-provider.ts'

const SEED = 20_261_127
const ORDERS = 300
const AT_ONCE = 4
const TIRES = 20
const STOCK = 1_000_000

const shop = await buildTestShop({
  providers: [createTransferProvider()],
  companyCashLimit: grosze(100_000_000),
  invoicing: { ...invoicing, prepaid: 'advance' },
})
const staff = shop.asStaff()

async function stockUp(): Promise<PricedProduct[]> {
  const random = createRandom(SEED)
  const all = [...(await addTires(shop.db, TIRES, STOCK)), ids.wheel, ids.spacer]
  for (const id of [ids.wheel, ids.spacer]) await moveStock(shop.db, id, STOCK)
  return Promise.all(
    all.map(async (id) => {
      const price = grosze(random.between(1, 200_000))
      await shop.db.update(products).set({ price }).where(eq(products.id, id))
      return { id, price }
    }),
  )
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** 23 parts of 123, half up; in whole numbers, and not by the shop's own arithmetic. */
const vatOf = (gross: number): number => Number((BigInt(gross) * 46n + 123n) / 246n)

const amountIn = (xml: string, name: string): number =>
  Math.round(Number(new RegExp(`<${name}>(-?[\\d.]+)</${name}>`).exec(xml)?.[1] ?? 0) * 100)

/** Net, VAT and gross that the documents of an order state together. Each is valid and sums up. */
async function documentsOf({ id }: RandomOrder) {
  const rows = await shop.db
    .select({ xml: invoices.xml, gross: invoices.gross })
    .from(invoices)
    .where(eq(invoices.orderId, id))
    .orderBy(asc(invoices.id))
  const stated = rows.map(({ xml, gross }) => {
    requireValidInvoice(xml)
    const [net, vat, total] = [amountIn(xml, 'P_13_1'), amountIn(xml, 'P_14_1'), amountIn(xml, 'P_15')]
    expect([net + vat, total], xml).toEqual([gross, gross])
    return { vat, gross }
  })
  return {
    count: rows.length,
    gross: sum(stated.map(({ gross }) => gross)),
    vat: sum(stated.map(({ vat }) => vat)),
  }
}

test(`random orders: each document is valid, sums to its order, and the books say the same (seed ${SEED})`, async () => {
  const sold = await stockUp()
  const all = Array.from({ length: ORDERS }, (_, index) => new RandomOrder(shop, createRandom(SEED + index)))
  const waiting = [...all]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let order = waiting.shift(); order; order = waiting.shift()) await order.live(sold)
    }),
  )

  let documents = 0
  for (const order of all) {
    const detail = orderDetailSchema.parse((await staff.get(`/api/tires/orders/${order.id}`)).body)
    expect([order.id, detail.total]).toEqual([order.id, order.total])
    const { count, ...stated } = await documentsOf(order)
    documents += count
    const kept = order.isInvoiced ? order.kept : 0
    expect([order.id, stated]).toEqual([order.id, { gross: kept, vat: vatOf(kept) }])
  }
  expect(documents).toBeGreaterThan(ORDERS / 2)

  const today = dayInWarsaw(new Date())
  const period = new URLSearchParams({ from: addDays(today, -1), before: addDays(today, 1) })
  const books = registersSchema.parse((await staff.get(`/api/books?${period}`)).body)
  const gone = all.filter(({ isGone }) => isGone)
  const onReceipts = gone.filter(({ party }) => party === 'receipt')
  const onInvoices = gone.filter(({ party }) => party !== 'receipt')
  const totals = (orders: readonly RandomOrder[]) => sum(orders.map(({ total }) => total))
  const keptOf = (orders: readonly RandomOrder[]) => orders.map(({ kept }) => kept)
  expect({
    sold: books.sold.gross,
    soldOnReceipts: books.soldOnReceipts.gross,
    soldOnInvoices: books.soldOnInvoices.gross,
    receiptsVat: books.receipts.total.vat,
    invoices: books.invoices.total.gross,
    invoicesVat: books.invoices.total.vat,
    toReceipts: books.toReceipts.gross,
    payments: books.payments.total,
    refunds: books.refunds.total,
    open: books.open,
  }).toEqual({
    sold: totals(gone),
    soldOnReceipts: totals(onReceipts),
    soldOnInvoices: totals(onInvoices),
    receiptsVat: sum(onReceipts.map(({ total }) => vatOf(total))),
    invoices: sum(keptOf(onInvoices)),
    invoicesVat: sum(keptOf(onInvoices).map(vatOf)),
    toReceipts: sum(keptOf(onReceipts.filter(({ isInvoiced }) => isInvoiced))),
    payments: sum(all.map(({ received }) => received)),
    refunds: sum(all.map(({ refunded }) => refunded)),
    open: [],
  })
  expect(
    (await listLedgerFaults(shop.db)).filter(({ id }) => sold.some((product) => product.id === id)),
  ).toEqual([])
}, 900_000)
