import { plnFromGrosze } from '@bieznik/contract/money/money'
import { asc, inArray } from 'drizzle-orm'
import type fc from 'fast-check'
import assert from 'node:assert/strict'
import { z } from 'zod'
import { products } from '../src/platform/db/schema/catalogue.ts'
import { orders } from '../src/platform/db/schema/orders.ts'
import type { Answer, ShopModel } from './shop-model.ts'
import type { RealShop, ShopStep } from './shop-steps.ts'
import { listLedgerFaults } from './stock.ts'

const seenProduct = z.object({
  id: z.int(),
  price: z.number(),
  quantityInStock: z.int(),
  inArchive: z.boolean(),
})
const seenCart = z.array(z.object({ product: seenProduct, quantity: z.int() }))

/** One step in the model and in the shop; the answers, and what is seen of both afterwards, are to be the same. */
export class ShopCommand implements fc.AsyncCommand<ShopModel, RealShop> {
  private readonly step: ShopStep
  private readonly note: (answer: Answer) => void

  constructor(step: ShopStep, note: (answer: Answer) => void) {
    this.step = step
    this.note = note
  }

  check = () => true

  async run(model: ShopModel, real: RealShop): Promise<void> {
    const expected = this.step.inModel(model, real)
    assert.equal(await this.step.inShop(real, model), expected)
    assert.deepEqual(await seenInShop(real), seenInModel(model, real))
    this.note(expected)
  }

  toString = () => this.step.name
}

function seenInModel(model: ShopModel, { uids, productIds, orderIds }: RealShop) {
  return {
    stocks: productIds.map((productId) => model.product({ productId }).quantityInStock),
    ledgerFaults: [],
    carts: uids.map((uid) =>
      model.cartOf(uid).map(({ productId, quantity }) => {
        const { price, quantityInStock, inArchive } = model.product({ productId })
        return {
          product: { id: productId, price: plnFromGrosze(price), quantityInStock, inArchive },
          quantity,
        }
      }),
    ),
    totals: uids.map((uid) => model.totalOfCart(uid)),
    orders: model.orders.map((order) => ({
      id: orderIds.get(order),
      userId: order.uid,
      status: order.status,
    })),
  }
}

async function seenInShop({ shop, uids, productIds }: RealShop) {
  const people = uids.map((uid) => shop.asCustomer(uid))
  const [carts, totals, stocks, placed, ledgerFaults] = await Promise.all([
    Promise.all(people.map(async (person) => seenCart.parse((await person.cart()).body))),
    Promise.all(people.map(async (person) => (await person.get(`/api/shop/cart/${person.uid}/total`)).body)),
    shop.db
      .select({ stock: products.quantityInStock })
      .from(products)
      .where(inArray(products.id, [...productIds]))
      .orderBy(asc(products.id)),
    shop.db
      .select({ id: orders.id, userId: orders.userId, status: orders.status })
      .from(orders)
      .where(inArray(orders.userId, [...uids]))
      .orderBy(asc(orders.id)),
    listLedgerFaults(shop.db),
  ])
  return { carts, totals, stocks: stocks.map(({ stock }) => stock), orders: placed, ledgerFaults }
}
