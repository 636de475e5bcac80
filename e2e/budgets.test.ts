import { expect, test } from './fixtures.ts'
import { findOverweight, weigh, type Budget, type PageWeight } from './page-weight.ts'
import { listPublicRoutes } from './public-routes.ts'

const KB = 1_000

const page: Budget = {
  html: 60 * KB,
  script: 169 * KB,
  load: 240 * KB,
  requests: 30,
  settled: 350 * KB,
  prefetches: 14,
}

const budgets = {
  'the first page, with 24 products': { path: '/', budget: { ...page, html: 68 * KB } },
  'a list of 24 products': { path: '/wheels', budget: { ...page, html: 64 * KB } },
  'results of a search by size': {
    path: '/tires/filter/width=195&profile=80&diameter=15',
    budget: page,
  },
}

for (const [what, { path, budget }] of Object.entries(budgets))
  test(`${what} weighs no more than it may`, async ({ page: tab }) => {
    expect(findOverweight(await weigh(tab, path), budget)).toEqual([])
  })

test('a product weighs no more than it may', async ({ page: tab, productApiUrl }) => {
  const { tires } = await listPublicRoutes(productApiUrl)
  const budget = { ...page, html: 50 * KB, prefetches: 4 }
  expect(findOverweight(await weigh(tab, tires[0] ?? ''), budget)).toEqual([])
})

test('a page that has become heavier is found, by each of its parts', () => {
  const light: PageWeight = { ...page, firebase: [] }
  expect(findOverweight(light, page)).toEqual([])
  for (const part of ['html', 'script', 'load', 'requests', 'settled', 'prefetches'] as const)
    expect(findOverweight({ ...light, [part]: page[part] + 1 }, page)).toEqual([
      `${part}: ${page[part] + 1}, at most ${page[part]}`,
    ])
  expect(findOverweight({ ...light, firebase: ['/_next/static/chunks/a.js'] }, page)).toHaveLength(1)
})

test('a document that has grown is weighed as it is', async ({ page: tab }) => {
  const filler = '<p hidden>opona</p>'.repeat(5_000)
  await tab.route('**/rules', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace('</body>', `${filler}</body>`),
    })
  })
  const weight = await weigh(tab, '/rules')
  expect(findOverweight(weight, page).some((each) => each.startsWith('html'))).toBe(true)
})
