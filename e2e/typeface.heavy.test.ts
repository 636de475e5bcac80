import type { Page } from '@playwright/test'
import { languages } from '../contract/selling/order.ts'
import { addressIn, expect, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { listPublicRoutes } from './public-routes.ts'

const TYPEFACE = '**/*.woff2'

/** Where in each card of the list its price stands, in px from the card's top. Runs in the page. */
function measureCards(): number[] {
  return [...document.querySelectorAll('main li :is(h2, h3) ~ small + p')].map((price) => {
    const card = price.closest('li')
    if (!card) throw new Error('A price stands outside a card.')
    return price.getBoundingClientRect().y - card.getBoundingClientRect().y
  })
}

async function untilTypeface(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.startsWith('sansLatin') && status === 'loaded'),
  )
}

/** A card's title is a name and a size: whether both fit on one line would hang on the letters that a system has. */
for (const language of languages)
  test(`${language}: a card's price stays where it is when the letters of the typeface come`, async ({
    page,
  }) => {
    const bringTypeface = await holdBack(page, TYPEFACE)
    await page.setViewportSize({ width: 412, height: 915 })
    await page.goto(addressIn(language, '/tires'), { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('Nadbieg').nth(5)).toBeVisible()
    const before = await page.evaluate(measureCards)
    expect(before.length).toBeGreaterThan(5)

    bringTypeface()
    await untilTypeface(page)
    expect(await page.evaluate(measureCards)).toEqual(before)
  })

/** How far below the header what a product's page is about begins, on phones of many widths. Above it stands what only a demonstration says. */
async function measureArticle(page: Page): Promise<number[]> {
  const tops: number[] = []
  for (let width = 320; width <= 480; width += 4) {
    await page.setViewportSize({ width, height: 915 })
    tops.push(
      await page.evaluate(() => {
        const [header, article] = ['header', 'article'].map((name) => document.querySelector(`body ${name}`))
        if (!header || !article) throw new Error('This is no page of a product.')
        return article.getBoundingClientRect().y - header.getBoundingClientRect().y
      }),
    )
  }
  return tops
}

for (const language of languages)
  test(`${language}: a product stays where it is when the letters of the typeface come`, async ({
    page,
    productApiUrl,
  }) => {
    const { tires } = await listPublicRoutes(productApiUrl)
    const bringTypeface = await holdBack(page, TYPEFACE)
    await page.goto(addressIn(language, tires[0] ?? ''), { waitUntil: 'domcontentloaded' })
    const before = await measureArticle(page)
    bringTypeface()
    await untilTypeface(page)
    expect(await measureArticle(page)).toEqual(before)
  })
