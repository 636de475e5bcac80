import type { Page } from '@playwright/test'
import { languages, type Language } from '../contract/order.ts'
import { addressIn, expect, test } from './fixtures.ts'
import { fixed, listPublicRoutes, unindexed } from './public-routes.ts'

const made = ['tires', 'wheels', 'spacers', 'news'] as const

/** By how many pixels the page can be scrolled sideways. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The fixtures fail a test of any error in the console and of any breach of WCAG 2.2 AA. */
async function expectPage(page: Page, language: Language, path: string): Promise<void> {
  const address = addressIn(language, path)
  const reply = await page.goto(address)
  expect(reply?.status(), address).toBe(200)
  await expect(page.locator('html'), address).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  const words = (await page.getByRole('main').innerText()).split(/\s+/)
  expect(words.length, address).toBeGreaterThan(15)
  expect(await overflowOf(page), address).toBe(0)
}

for (const path of [
  ...fixed,
  ...unindexed,
  '/withdrawal',
  '/complaint',
  '/unsubscribe',
  '/order',
  '/stock-notice',
  '/report-opinion',
])
  test(`${path} works for everyone`, ({ page }) => expectPage(page, 'pl', path))

for (const kind of made)
  test(`a page of ${kind} works for everyone`, async ({ page, productApiUrl }) => {
    const [path = ''] = (await listPublicRoutes(productApiUrl))[kind]
    await expectPage(page, 'pl', path)
  })

/** What each language could break by itself: how it writes numbers and dates, and how long its words are. */
for (const language of languages.filter((each) => each !== 'pl'))
  test(`every page works in another language (${language})`, async ({ page, productApiUrl }) => {
    for (const path of await listPages(productApiUrl)) await expectPage(page, language, path)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page, productApiUrl }) => {
    for (const path of await listPages(productApiUrl)) await expectPage(page, 'pl', path)
  })
})

async function listPages(productApiUrl: string): Promise<string[]> {
  const routes = await listPublicRoutes(productApiUrl)
  return [...fixed, ...unindexed, ...made.flatMap((kind) => routes[kind].slice(0, 1))]
}
