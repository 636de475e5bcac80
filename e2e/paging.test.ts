import type { Page } from '@playwright/test'
import { languages } from '../contract/selling/order.ts'
import { addressIn, apiTest, expect, test, texts } from './fixtures.ts'
import { headOf } from './page-head.ts'

/** Lists with more than one page. */
const lists = ['/tires', '/wheels', '/spacer', '/wheels/filter/diameter=16', '/products/title/195']

const titlesOf = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents()

test('a list goes on on a page of its own, and back', async ({ page }) => {
  const t = texts('en')
  const path = '/en/wheels/filter/diameter=16'
  await page.goto(path)
  const first = await titlesOf(page)
  expect(first).toHaveLength(24)
  const pages = page.getByRole('navigation', { name: t('ui.pages') })
  await pages.getByRole('link', { name: t('ui.next_page') }).click()
  await expect(page).toHaveURL((url) => url.pathname === `${path}/page/2`)
  await expect(page).toHaveTitle(new RegExp(t('catalogue.page_title', { title: '', page: 2 })))
  const second = await titlesOf(page)
  expect(second.length).toBeGreaterThan(0)
  expect(second).not.toEqual(first)
  await pages.getByRole('link', { name: t('ui.previous_page') }).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
})

for (const [index, path] of lists.entries())
  apiTest(`${path} leads to a page of others, and that one back`, async ({ request }) => {
    const language = languages[index % languages.length] ?? 'pl'
    const [first, second] = await Promise.all(
      [path, `${path}/page/2`].map(async (each) => {
        const html = await (await request.get(addressIn(language, each))).text()
        return { html, products: [...html.matchAll(/href="([^"]*Detail\/\d+)"/g)].map(([, to]) => to) }
      }),
    )
    expect(first?.html).toContain(`href="${addressIn(language, `${path}/page/2`)}"`)
    expect(second?.html).toContain(`href="${addressIn(language, path)}"`)
    expect(new Set(first?.products).size).toBeGreaterThanOrEqual(24)
    expect(second?.products.filter((each) => !first?.products.includes(each))).not.toEqual([])
  })

for (const language of languages)
  apiTest(
    `a further page says in ${language} which one it is, and is canonical`,
    async ({ request, baseURL }) => {
      for (const path of lists) {
        const address = addressIn(language, `${path}/page/2`)
        const head = headOf(await (await request.get(address)).text())
        expect(head.canonical, path).toBe(new URL(address, baseURL).href)
        expect(head.title, path).toContain(texts(language)('catalogue.page_title', { title: '', page: 2 }))
      }
    },
  )

test('the first page of the shop leads to the second one', async ({ page }) => {
  const t = texts('en')
  await page.goto('/en')
  const pages = page.getByRole('navigation', { name: t('ui.pages') })
  await expect(pages.getByRole('link', { name: t('ui.next_page') })).toHaveAttribute(
    'href',
    '/en/tires/page/2',
  )
})

apiTest('all pages together show every product once', async ({ request, productApiUrl }) => {
  const total = Number((await request.get(`${productApiUrl}/api/spacers`)).headers()['x-total-count'])
  const seen: string[] = []
  for (let page = 1; page <= Math.ceil(total / 24); page += 1) {
    const html = await (await request.get(page === 1 ? '/spacer' : `/spacer/page/${page}`)).text()
    seen.push(...[...html.matchAll(/href="\/spacerDetail\/(\d+)"/g)].map(([, id = '']) => id))
  }
  expect(new Set(seen).size).toBe(total)
  expect(seen).toHaveLength(total)
})

test('the box keeps what was searched for on every page', async ({ page }) => {
  await page.goto('/en/products/title/195/page/2')
  await expect(page.getByRole('searchbox')).toHaveValue('195')
})

apiTest('there is no page beyond the last, nor one of another name', async ({ request }) => {
  for (const path of lists)
    for (const end of ['page/0', 'page/1', 'page/x', 'page/02', 'page/999', 'page', '2', 'page/2/3'])
      expect((await request.get(`${path}/${end}`)).status(), `${path}/${end}`).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are links', async ({ page }) => {
    const t = texts('ru')
    await page.goto('/ru/wheels/filter/diameter=16')
    await page.getByRole('link', { name: t('ui.next_page') }).click()
    await expect(page).toHaveURL(/\/ru\/wheels\/filter\/diameter=16\/page\/2$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('16')
  })
})
