import { groszeFromPln } from '@bieznik/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ShopCommand } from '../shop-command.ts'
import { ShopModel } from '../shop-model.ts'
import { newPeople, PRODUCTS, shopStep, type RealShop } from '../shop-steps.ts'
import { buildTestShop } from '../shop.ts'
import { addTires } from '../stock.ts'
import { stockKeeper } from '../../src/catalogue/products/stock-keeper.ts'

const STOCK = 12
const RUNS = 40
const STEPS = 150

async function newStory(shop: RealShop['shop']): Promise<{ model: ShopModel; real: RealShop }> {
  const productIds = await addTires(shop.db, PRODUCTS, STOCK)
  const product = { price: groszeFromPln(412.5), quantityInStock: STOCK, inArchive: false }
  return {
    model: new ShopModel(new Map(productIds.map((id) => [id, product]))),
    real: { shop, uids: newPeople(), productIds, orderIds: new Map() },
  }
}

function stories(note: (answer: string) => void) {
  const commands = shopStep.map((step) => new ShopCommand(step, note))
  return fc.commands([commands], { maxCommands: STEPS, size: 'max' })
}

test('carts, totals, stocks, ledger and orders are what the model says, after each of thousands of steps', async () => {
  const shop = await buildTestShop()
  const answers: string[] = []
  await fc.assert(
    fc.asyncProperty(
      stories((each) => answers.push(each)),
      async (story) => {
        const { model, real } = await newStory(shop)
        await fc.asyncModelRun(() => ({ model, real }), story)
      },
    ),
    { numRuns: RUNS },
  )
  expect(answers.length).toBeGreaterThan(2_000)
  // The stories would prove little if they did not come to all of this.
  expect(new Set(answers)).toEqual(
    new Set([
      '200',
      '404 not_found',
      '409 already_in_cart',
      '409 cart_empty',
      '409 not_for_sale',
      '409 out_of_stock',
      '409 price_changed',
      '409 status_not_allowed',
      '422 quantity_out_of_range',
    ]),
  )
}, 300_000)

test('a shop that does not take its stock does not agree with the model for long', async () => {
  const shop = await buildTestShop({ stock: { ...stockKeeper, change: async () => undefined } })
  const property = fc.asyncProperty(
    stories(() => undefined),
    async (story) => {
      const { model, real } = await newStory(shop)
      await fc.asyncModelRun(() => ({ model, real }), story)
    },
  )
  expect((await fc.check(property, { numRuns: RUNS, endOnFailure: true })).failed).toBe(true)
}, 60_000)
