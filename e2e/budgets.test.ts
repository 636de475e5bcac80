import type { APIRequestContext } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { addressIn, apiTest, expect, staff, test, texts } from './fixtures.ts'
import { languages } from '../contract/selling/order.ts'
import { findOverweight, weigh, type Budget, type PageWeight } from './page-weight.ts'
import { idTokenOf } from './people.ts'
import { createTire, uploadPhotograph } from './photographed-tire.ts'
import { listPublicRoutes } from './public-routes.ts'

const KB = 1_000

/** Packed, as browsers get it. */
const page: Budget = {
  document: 15 * KB,
  script: 165 * KB,
  load: 245 * KB,
  requests: 30,
  settled: 350 * KB,
  prefetches: 14,
}

const budgets = {
  'the first page, with 24 products': '/',
  // Cyrillic has a font of its own, and two bytes for each letter.
  'the heaviest list of 24 products': '/ru/tires',
  'results of a search by size': '/tires/filter/width=195&profile=80&diameter=15',
}

const product: Budget = { ...page, prefetches: 4 }

for (const [what, path] of Object.entries(budgets))
  test(`${what} weighs no more than it may`, async ({ page: tab }) => {
    expect(findOverweight(await weigh(tab, path), page)).toEqual([])
  })

test('the news and one of them weigh no more than they may', async ({ page: tab, productApiUrl }) => {
  const routes = await listPublicRoutes(productApiUrl)
  for (const path of ['/allnews', routes.news[0] ?? ''])
    expect(findOverweight(await weigh(tab, addressIn('ru', path)), page), path).toEqual([])
})

test('a product weighs no more than it may', async ({ page: tab, productApiUrl }) => {
  const { tires } = await listPublicRoutes(productApiUrl)
  expect(findOverweight(await weigh(tab, tires[0] ?? ''), product)).toEqual([])
})

test('lists and products format no number and no date while they are hydrated', async ({
  page: tab,
  productApiUrl,
}) => {
  await tab.addInitScript(() => {
    // `new` reads the prototype, and `Intl` itself does not.
    const markConstruction = <Format extends object>(format: Format, name: string): Format =>
      new Proxy(format, {
        get: (target, key) => {
          if (key === 'prototype') performance.mark(name)
          return Reflect.get(target, key)
        },
      })
    Intl.NumberFormat = markConstruction(Intl.NumberFormat, 'NumberFormat')
    Intl.DateTimeFormat = markConstruction(Intl.DateTimeFormat, 'DateTimeFormat')
  })
  const formatted = () => tab.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  const t = texts('pl')
  for (const path of ['/', '/tires']) {
    await tab.goto(path)
    // These come with hydration.
    await expect(tab.getByRole('checkbox', { name: t('product.compare_choose') }).first()).toBeVisible()
    expect(await formatted(), path).toEqual([])
  }
  // The first has opinions.
  const { tires } = await listPublicRoutes(productApiUrl)
  await tab.goto(tires[0] ?? '')
  await expect(tab.getByRole('button', { name: t('opinions.more') })).toBeEnabled()
  expect(await formatted(), 'a product').toEqual([])
  // A sum of several is formatted when it is asked for.
  await tab.getByLabel(t('product.quantity')).first().selectOption('2')
  await expect.poll(formatted).toContain('NumberFormat')
})

for (const language of languages)
  apiTest(`documents are no longer in ${language} than they may be`, async ({ request, productApiUrl }) => {
    const routes = await listPublicRoutes(productApiUrl)
    for (const path of ['/', '/tires', '/wheels', '/spacer', '/allnews', ...Object.values(routes).flat()])
      expect(await packedSize(request, addressIn(language, path)), path).toBeLessThanOrEqual(page.document)
  })

/** Longer than any of the seed. */
const TEXT = 'Głęboki bieżnik szosowy na cały rok. '.repeat(7)

apiTest('nor is that of a tire with a photograph and a long text', async ({ request, identityUrl }) => {
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, staff)}` }
  const { detail, archive } = await createTire(request, headers, {
    url: await uploadPhotograph(request, headers),
    size: { width: 295, profile: 25, diameter: 21 },
    inf: TEXT,
  })
  for (const language of languages) {
    const address = addressIn(language, detail)
    expect(await (await request.get(address)).text()).toContain('/pictures/')
    expect(await packedSize(request, address), language).toBeLessThanOrEqual(page.document)
  }
  await archive()
})

apiTest('a page that has become heavier is found, by each of its parts', () => {
  const light: PageWeight = { ...page, firebase: [] }
  expect(findOverweight(light, page)).toEqual([])
  for (const part of ['document', 'script', 'load', 'requests', 'settled', 'prefetches'] as const)
    expect(findOverweight({ ...light, [part]: page[part] + 1 }, page)).toEqual([
      `${part}: ${page[part] + 1}, at most ${page[part]}`,
    ])
  expect(findOverweight({ ...light, firebase: ['/_next/static/chunks/a.js'] }, page)).toHaveLength(1)
})

test('a document that has grown is weighed as it is sent', async ({ page: tab }) => {
  const filler = randomBytes(page.document).toString('base64')
  await tab.route('**/rules', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace('</body>', `<p hidden>${filler}</p></body>`),
    })
  })
  const weight = await weigh(tab, '/rules')
  expect(findOverweight(weight, page).some((each) => each.startsWith('document'))).toBe(true)
})

/** Bytes of a document as a browser gets it. */
async function packedSize(request: APIRequestContext, address: string): Promise<number> {
  const reply = await request.get(address, { headers: { 'accept-encoding': 'br' } })
  expect(reply.status(), address).toBe(200)
  expect(reply.headers()['content-encoding'], address).toBe('br')
  return Number(reply.headers()['content-length'])
}
