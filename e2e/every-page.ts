import { expect, type Page } from '@playwright/test'
import type { Language } from '../contract/language.ts'
import { fixed, listPublicRoutes, unindexed } from './public-routes.ts'
import { addressIn } from './texts.ts'

/** By how many pixels the page can be scrolled sideways. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Goes to a page, which is there in this language and fits the window. */
export async function expectPage(page: Page, language: Language, path: string): Promise<void> {
  const address = addressIn(language, path)
  const reply = await page.goto(address)
  expect(reply?.status(), address).toBe(200)
  await expect(page.locator('html'), address).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  const words = (await page.getByRole('main').innerText()).split(/\s+/)
  expect(words.length, address).toBeGreaterThan(15)
  expect(await overflowOf(page), address).toBe(0)
}

/** Every kind of public page, and one of each that the catalogue makes. */
export async function listPages(productApiUrl: string): Promise<string[]> {
  const { tires, wheels, spacers, news } = await listPublicRoutes(productApiUrl)
  return [...fixed, ...unindexed, ...[tires, wheels, spacers, news].flatMap((each) => each.slice(0, 1))]
}
