import { MAX_LINE_QUANTITY } from '@bieznik/contract/selling/cart'
import { grosze } from '@bieznik/contract/money/money'
import { orderStatuses, statusChangeModes } from '@bieznik/contract/selling/order-status'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { products } from '../src/platform/db/schema/catalogue.ts'
import { orderIn, tally } from './replies.ts'
import type { Answer, ModelOrder, ShopModel } from './shop-model.ts'
import type { Customer, Reply, Shop } from './shop.ts'
import { moveStock } from './stock.ts'

/** The real shop, and which of its orders and products are those of the model. */
export type RealShop = {
  shop: Shop
  /** Of this run alone, in the order in which the model counts them. */
  uids: readonly string[]
  productIds: readonly number[]
  orderIds: Map<ModelOrder, number>
}

/** One thing that somebody does: the answer of the model, and that of the shop. */
export type ShopStep = {
  name: string
  inModel: (model: ShopModel, real: RealShop) => Answer
  /** Runs after `inModel`. */
  inShop: (real: RealShop, model: ShopModel) => Promise<Answer>
}

const PEOPLE = 3
export const PRODUCTS = 4

const person = fc.nat(PEOPLE - 1)
const product = fc.nat(PRODUCTS - 1)

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('there is nothing to pick from')
  return found
}

export const newPeople = (): string[] => Array.from({ length: PEOPLE }, () => `person-${crypto.randomUUID()}`)

/** The first of them has no account. */
const personIn = ({ shop, uids }: Pick<RealShop, 'shop' | 'uids'>, who: number): Customer =>
  pick(uids, who) === uids[0] ? shop.asGuest(pick(uids, who)) : shop.asCustomer(pick(uids, who))

function answerIn(reply: Reply): Answer {
  return Object.keys(tally([reply])).join(' ')
}

const adding = fc
  .record({ who: person, what: product, quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }) })
  .map(({ who, what, quantity }): ShopStep => ({
    name: `${who} adds ${quantity} of ${what}`,
    inModel: (model, { uids, productIds }) =>
      model.add(pick(uids, who), { productId: pick(productIds, what), quantity }),
    inShop: async (real) => answerIn(await personIn(real, who).add(pick(real.productIds, what), quantity)),
  }))

const changing = fc
  .record({ who: person, what: product, quantity: fc.integer({ min: 0, max: MAX_LINE_QUANTITY + 1 }) })
  .map(({ who, what, quantity }): ShopStep => ({
    name: `${who} wants ${quantity} of ${what}`,
    inModel: (model, { uids, productIds }) =>
      model.changeQuantity(pick(uids, who), { productId: pick(productIds, what), quantity }),
    inShop: async (real) =>
      answerIn(await personIn(real, who).changeQuantity(pick(real.productIds, what), quantity)),
  }))

const removing = fc.record({ who: person, what: product }).map(({ who, what }): ShopStep => ({
  name: `${who} removes ${what}`,
  inModel: (model, { uids, productIds }) => model.remove(pick(uids, who), pick(productIds, what)),
  inShop: async (real) => answerIn(await personIn(real, who).remove(pick(real.productIds, what))),
}))

const clearing = person.map((who): ShopStep => ({
  name: `${who} clears the cart`,
  inModel: (model, { uids }) => model.clear(pick(uids, who)),
  inShop: async (real) => answerIn(await personIn(real, who).clear()),
}))

/** Some say what they were shown, rightly or not; some repeat themselves with the key of before. */
const ordering = fc
  .record({
    who: person,
    key: fc.option(fc.constantFrom('one', 'two'), { nil: undefined }),
    shown: fc.constantFrom('nothing', 'the total', 'another total'),
  })
  .map(({ who, key, shown }): ShopStep => {
    let terms: { key?: string; expectedTotal?: number } = {}
    return {
      name: `${who} orders, key ${key}, was shown ${shown}`,
      inModel: (model, { uids }) => {
        const total = model.totalOfCart(pick(uids, who)) + Number(shown === 'another total')
        // Another body under the same key would be another request.
        const isExpected = key === undefined && shown !== 'nothing'
        terms = { ...(key !== undefined && { key }), ...(isExpected && { expectedTotal: total }) }
        return model.order(pick(uids, who), terms)
      },
      inShop: async ({ shop, uids, orderIds }, model) => {
        const uid = pick(uids, who)
        const { expectedTotal } = terms
        const buyer = personIn({ shop, uids }, who)
        const reply = await buyer.order(expectedTotal === undefined ? {} : { expectedTotal }, key)
        if (reply.status === 200)
          joinOrder(reply, model, orderIds, key === undefined ? undefined : model.orderOfKey(uid, key))
        return answerIn(reply)
      },
    }
  })

/** The order that was answered is the one of the key, or the newest; and comes to what it should. */
function joinOrder(
  reply: Reply,
  model: ShopModel,
  orderIds: RealShop['orderIds'],
  ofKey: ModelOrder | undefined,
): void {
  const order = ofKey ?? model.orders.at(-1)
  const { id, total } = orderIn(reply)
  if (!order || (orderIds.get(order) ?? id) !== id) throw new Error(`order ${id} is not the one of the model`)
  if (order.total !== total) throw new Error(`order ${id} comes to ${total} and not to ${order.total}`)
  orderIds.set(order, id)
}

const changingStatus = fc
  .record({
    which: fc.nat(20),
    to: fc.constantFrom(...orderStatuses),
    mode: fc.constantFrom(...statusChangeModes),
  })
  .map(({ which, to, mode }): ShopStep => ({
    name: `staff make order ${which} ${to} (${mode})`,
    inModel: (model) =>
      model.orders.length === 0 ? '200' : model.changeStatus(pick(model.orders, which), to, mode),
    inShop: async ({ shop, orderIds }, model) => {
      if (model.orders.length === 0) return '200'
      const orderId = String(orderIds.get(pick(model.orders, which)))
      return answerIn(await shop.asStaff().changeStatus({ orderId, status: to, mode }))
    },
  }))

const pricing = fc
  .record({ what: product, price: fc.integer({ min: 1, max: 99_999 }).map(grosze) })
  .map(({ what, price }): ShopStep => ({
    name: `the price of ${what} becomes ${price} grosze`,
    inModel: (model, { productIds }) => {
      model.product({ productId: pick(productIds, what) }).price = price
      return '200'
    },
    inShop: async ({ shop, productIds }) => {
      await shop.db
        .update(products)
        .set({ price })
        .where(eq(products.id, pick(productIds, what)))
      return '200'
    },
  }))

const archiving = fc
  .record({ what: product, inArchive: fc.boolean() })
  .map(({ what, inArchive }): ShopStep => ({
    name: `${what} is ${inArchive ? 'archived' : 'on sale'}`,
    inModel: (model, { productIds }) => {
      model.product({ productId: pick(productIds, what) }).inArchive = inArchive
      return '200'
    },
    inShop: async ({ shop, productIds }) => {
      await shop.db
        .update(products)
        .set({ inArchive })
        .where(eq(products.id, pick(productIds, what)))
      return '200'
    },
  }))

/** Pieces come from the workshop, or are taken out of the stock, as many as there are. */
const stocking = fc
  .record({ what: product, change: fc.integer({ min: -8, max: 12 }) })
  .map(({ what, change }): ShopStep => {
    let moved = 0
    return {
      name: `the stock of ${what} changes by ${change}`,
      inModel: (model, { productIds }) => {
        const stocked = model.product({ productId: pick(productIds, what) })
        moved = Math.max(change, -stocked.quantityInStock)
        stocked.quantityInStock += moved
        return '200'
      },
      inShop: async ({ shop, productIds }) => {
        await moveStock(shop.db, pick(productIds, what), moved)
        return '200'
      },
    }
  })

/** Weighted so that carts fill, orders succeed and are canceled, and stocks run out. */
export const shopStep: fc.Arbitrary<ShopStep> = fc.oneof(
  { weight: 10, arbitrary: adding },
  { weight: 6, arbitrary: changing },
  { weight: 3, arbitrary: removing },
  { weight: 1, arbitrary: clearing },
  { weight: 7, arbitrary: ordering },
  { weight: 6, arbitrary: changingStatus },
  { weight: 2, arbitrary: pricing },
  { weight: 1, arbitrary: archiving },
  { weight: 3, arbitrary: stocking },
)
