import type { Page } from '@playwright/test'
import { languages } from '../contract/order.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, test } from './fixtures.ts'
import { listPublicRoutes, unindexed } from './public-routes.ts'

/** The fixture fails the test of any error in the console. */
const kinds = ['fixed', 'unindexed', 'tires', 'wheels', 'spacers', 'news'] as const

async function expectPage(page: Page, address: string, language: string): Promise<void> {
  const reply = await page.goto(address)
  expect(reply?.status(), address).toBe(200)
  await expect(page.locator('html'), address).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  const words = (await page.getByRole('main').innerText()).split(/\s+/)
  expect(words.length, address).toBeGreaterThan(15)
}

for (const language of languages)
  for (const kind of kinds) {
    const addresses = async (productApiUrl: string) => {
      const routes = { ...(await listPublicRoutes(productApiUrl)), unindexed }
      return routes[kind].map((path) => addressIn(language, path))
    }

    test(`every page of ${kind} works for everyone in ${language}`, async ({ page, productApiUrl }) => {
      for (const address of await addresses(productApiUrl)) {
        await expectPage(page, address, language)
        await expectAccessible(page)
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test(`every page of ${kind} can be read in ${language}`, async ({ page, productApiUrl }) => {
        for (const address of await addresses(productApiUrl)) await expectPage(page, address, language)
      })
    })
  }
