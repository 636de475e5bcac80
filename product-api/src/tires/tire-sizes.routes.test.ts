import { expect, test } from 'vitest'
import { plansOf } from '../../test/query-plans.ts'
import { buildTestShop } from '../../test/shop.ts'
import { listTireSizes } from './tire-sizes.queries.ts'

const { anyone, url } = await buildTestShop()

test('each size on sale is named once, inch sizes among them', async () => {
  expect(await anyone.get('/api/tires/sizes')).toMatchObject({
    status: 200,
    body: [
      { width: 31, profile: 10.5, diameter: 15 },
      { width: 195, profile: 65, diameter: 15 },
      { width: 195, profile: 80, diameter: 15 },
    ],
  })
})

test('sizes that are sold out are left out where only those in stock are asked for', async () => {
  expect(await anyone.get('/api/tires/sizes?inStock=true')).toMatchObject({
    status: 200,
    body: [
      { width: 31, profile: 10.5, diameter: 15 },
      { width: 195, profile: 80, diameter: 15 },
    ],
  })
  expect((await anyone.get('/api/tires/sizes?inStock=false')).body).toHaveLength(3)
  expect((await anyone.get('/api/tires/sizes?inStock=yes')).status).toBe(400)
})

test('sizes are looked up one after the other, not gathered from all tires', async () => {
  const [plan] = await plansOf(url, listTireSizes)
  expect(plan).toContain('Recursive Union')
  expect(plan).not.toMatch(/HashAggregate|Unique/)
})
