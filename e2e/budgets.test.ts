import { addressIn, expect, staff, test } from './fixtures.ts'
import { languages } from '../contract/order.ts'
import { findOverweight, weigh, type Budget, type PageWeight } from './page-weight.ts'
import { idTokenOf } from './people.ts'
import { createTire, uploadPhotograph } from './photographed-tire.ts'
import { listPublicRoutes } from './public-routes.ts'

const KB = 1_000

const page: Budget = {
  html: 60 * KB,
  script: 160 * KB,
  load: 240 * KB,
  requests: 30,
  settled: 300 * KB,
  prefetches: 14,
}

const budgets = {
  'the first page, with 24 products': { path: '/', budget: page },
  // Cyrillic has a font of its own, and two bytes for each letter.
  'the heaviest list of 24 products': { path: '/ru/tires', budget: page },
  'results of a search by size': {
    path: '/tires/filter/width=195&profile=80&diameter=15',
    budget: { ...page, html: 50 * KB },
  },
}

const news: Budget = { ...page, html: 46 * KB }
const product: Budget = { ...page, html: 40 * KB, prefetches: 4 }

for (const [what, { path, budget }] of Object.entries(budgets))
  test(`${what} weighs no more than it may`, async ({ page: tab }) => {
    expect(findOverweight(await weigh(tab, path), budget)).toEqual([])
  })

for (const language of languages)
  test(`the news and one of them weigh no more in ${language} than they may`, async ({
    page: tab,
    productApiUrl,
  }) => {
    const routes = await listPublicRoutes(productApiUrl)
    for (const path of ['/allnews', routes.news[0] ?? ''])
      expect(findOverweight(await weigh(tab, addressIn(language, path)), news), path).toEqual([])
  })

test('a product weighs no more than it may', async ({ page: tab, productApiUrl }) => {
  const { tires } = await listPublicRoutes(productApiUrl)
  expect(findOverweight(await weigh(tab, tires[0] ?? ''), product)).toEqual([])
})

test('every script that a page opens with is compiled while it arrives, not in the time of the page', async ({
  page: tab,
  productApiUrl,
}) => {
  const { tires, news: articles } = await listPublicRoutes(productApiUrl)
  const scripts = new Set<string>()
  for (const path of ['/', tires[0] ?? '', articles[0] ?? '']) {
    await tab.goto(path)
    const sources = await tab
      .locator('script[src]:not([nomodule])')
      .evaluateAll((found) => found.map((script) => script.getAttribute('src') ?? ''))
    expect(sources.length, path).toBeGreaterThan(5)
    for (const source of sources) scripts.add(source)
  }
  for (const script of scripts)
    expect(await (await tab.request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

for (const language of languages)
  test(`documents are no longer in ${language} than they may be`, async ({ request, productApiUrl }) => {
    const routes = await listPublicRoutes(productApiUrl)
    const products = [...routes.tires, ...routes.wheels, ...routes.spacers]
    const most = {
      '/': page.html,
      '/tires': page.html,
      '/wheels': page.html,
      '/spacer': page.html,
      ...Object.fromEntries(['/allnews', ...routes.news].map((path) => [path, news.html])),
      ...Object.fromEntries(products.map((path) => [path, product.html])),
    }
    for (const [path, bytes] of Object.entries(most)) {
      const reply = await request.get(addressIn(language, path))
      expect(reply.status(), path).toBe(200)
      expect((await reply.body()).byteLength, path).toBeLessThanOrEqual(bytes)
    }
  })

/** Longer than any of the seed. */
const TEXT = 'Głęboki bieżnik szosowy na cały rok. '.repeat(7)

test('nor is that of a tire with a photograph and a long text', async ({ request, identityUrl }) => {
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, staff)}` }
  const { detail, archive } = await createTire(request, headers, {
    url: await uploadPhotograph(request, headers),
    size: { width: 295, profile: 25, diameter: 21 },
    inf: TEXT,
  })
  for (const language of languages) {
    const reply = await request.get(addressIn(language, detail))
    expect(await reply.text()).toContain('/pictures/')
    expect((await reply.body()).byteLength, language).toBeLessThanOrEqual(product.html)
  }
  await archive()
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
