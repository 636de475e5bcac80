import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

/** A shop whose catalogue gives rows that differ from what the routes declare. */
async function shopWithRows(difference: object) {
  const shop = await buildTestShop()
  return shop.another({
    catalogue: { read: async (work) => Object.assign({}, await work(shop.db), difference) },
  })
}

test.each([
  ['a field that is not declared', { passwordHash: 'a secret' }],
  ['a price that is null', { price: null }],
  ['a season that there is not', { season: 'a secret' }],
])('a row with %s is not sent, and its value is not reported', async (_what, difference) => {
  const { anyone } = await shopWithRows(difference)
  const reply = await anyone.get(`/api/tires/${ids.tire}`)
  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(JSON.stringify(reply.body)).not.toMatch(/secret|passwordHash/)
})

test('an amount leaves in PLN', async () => {
  const { anyone } = await shopWithRows({ price: 12_999 })
  expect((await anyone.get(`/api/tires/${ids.tire}`)).body).toMatchObject({ price: 129.99 })
})
