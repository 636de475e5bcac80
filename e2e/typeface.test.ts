import { languages } from '../contract/order.ts'
import { addressIn, expect, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'

const TYPEFACE = '**/*.woff2'

/** Where in each card of the list its price stands, in px from the card's top. Runs in the page. */
function measureCards(): number[] {
  return [...document.querySelectorAll('main li :is(h2, h3) + p')].map((price) => {
    const card = price.closest('li')
    if (!card) throw new Error('A price stands outside a card.')
    return price.getBoundingClientRect().y - card.getBoundingClientRect().y
  })
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
    await page.waitForLoadState('load')
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.startsWith('sansLatin') && status === 'loaded'),
    )
    expect(await page.evaluate(measureCards)).toEqual(before)
  })
