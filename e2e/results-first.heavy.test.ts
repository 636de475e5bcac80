import type { Page } from '@playwright/test'
import { saveCar } from './saved-car.ts'
import { expect, test, texts } from './fixtures.ts'

const t = texts('pl')

/** Height of a phone's screen, and what of it the picture and the price of the first product need. */
const SCREEN = 844
const PRICE_BELOW = 320

test.use({ viewport: { width: 390, height: SCREEN } })

const toFacets = async (page: Page) => {
  await page.goto('/tires')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('facets.title'), exact: true })
    .click()
  await page.locator('input[name=use][value=truck]').check()
  await page.getByRole('button', { name: /^Pokaż \d+/ }).click()
}

/** Every way in which a shopper narrows a list, and the address to which it leads. */
const narrowings: Record<string, { to: RegExp; by: (page: Page) => Promise<unknown> }> = {
  'what the tires are for': {
    to: /\/tires\?pattern=/,
    by: async (page) => {
      await page.goto('/')
      await page.getByRole('main').locator('a[href*="/tires?pattern="]').first().click()
    },
  },
  'a size': {
    to: /\/tires\/filter\//,
    by: async (page) => {
      await page.goto('/tires')
      await page.getByLabel(t('size_box.label')).fill('195/80 R15')
      await page.getByLabel(t('size_box.label')).press('Enter')
    },
  },
  'a facet': { to: /\/tires\?.*use=truck/, by: toFacets },
  'an order': {
    to: /sort=price_desc/,
    by: async (page) => {
      await toFacets(page)
      await page.waitForURL(/use=truck/)
      await page.getByLabel(t('facets.sort')).selectOption('price_desc')
    },
  },
  'a search of one kind': {
    to: /\/products\/title\/felgi/,
    by: async (page) => {
      await page.goto('/tires')
      await page.getByRole('searchbox').fill('felgi 5x112')
      await page.getByRole('searchbox').press('Enter')
    },
  },
  'a facet of a search': {
    to: /\/products\/title\/.*material=steel/,
    by: async (page) => page.goto('/products/title/felgi?kind=wheels&material=steel'),
  },
  'the saved car': {
    to: /\/wheels\?fits=/,
    by: async (page) => {
      await saveCar(page)
      await page.goto('/wheels')
    },
  },
  'the saved car beside a facet': {
    to: /\/wheels\?inStock=1&fits=/,
    by: async (page) => {
      await saveCar(page)
      await page.goto('/wheels?inStock=1')
    },
  },
}

for (const [what, { to, by }] of Object.entries(narrowings))
  test(`after ${what} the first product stands in the first screen of a phone`, async ({ page }) => {
    await by(page)
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ · [1-9]\d*$/)
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first()
    // A page that comes anew begins at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const top = (await first.boundingBox())?.y
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(SCREEN - PRICE_BELOW)
  })
