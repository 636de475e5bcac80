import type { Page } from '@playwright/test'
import { languages, type Language } from '../contract/order.ts'
import { addressIn, expect, test } from './fixtures.ts'
import { fixed, listPublicRoutes, unindexed } from './public-routes.ts'

const made = ['tires', 'wheels', 'spacers', 'news'] as const

/** The fixtures fail a test of any error in the console and of any breach of WCAG 2.2 AA. */
async function expectPage(page: Page, language: Language, path: string): Promise<void> {
  const address = addressIn(language, path)
  const reply = await page.goto(address)
  expect(reply?.status(), address).toBe(200)
  await expect(page.locator('html'), address).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  const words = (await page.getByRole('main').innerText()).split(/\s+/)
  expect(words.length, address).toBeGreaterThan(15)
}

for (const language of languages) {
  for (const path of [...fixed, ...unindexed])
    test(`${addressIn(language, path)} works for everyone`, ({ page }) => expectPage(page, language, path))

  for (const kind of made)
    test(`a page of ${kind} works for everyone (${language})`, async ({ page, productApiUrl }) => {
      const [path = ''] = (await listPublicRoutes(productApiUrl))[kind]
      await expectPage(page, language, path)
    })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`every page can be read (${language})`, async ({ page, productApiUrl }) => {
      const routes = await listPublicRoutes(productApiUrl)
      const products = made.flatMap((kind) => routes[kind].slice(0, 1))
      for (const path of [...fixed, ...unindexed, ...products]) await expectPage(page, language, path)
    })
  })
}
