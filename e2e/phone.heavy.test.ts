import type { Page } from '@playwright/test'
import { fillCart } from './carts.ts'
import { addressIn, expect, test } from './fixtures.ts'
import { fixed, listPublicRoutes, unindexed } from './public-routes.ts'
import { expectNoShift, findShifts, watchShifts } from './shifts.ts'
import { listStaffPages } from './staff-pages.ts'
import { listTiresInStock } from './tires.ts'

/** As narrow as WCAG 2.2 asks for (1.4.10, Reflow). */
test.use({ viewport: { width: 320, height: 640 } })

const LIST = '/tires/filter/width=195&profile=80&diameter=15'

/** What makes a page wider than its window; nothing when it fits. */
const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const elements = [...document.querySelectorAll('body *')]
    return elements
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Russian has the longest words. */
async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page)
  for (const path of paths) {
    await page.goto(addressIn('ru', path))
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectNoShift(page)
    expect.soft(await findTooWide(page), path).toEqual([])
  }
}

for (const path of [
  ...fixed,
  ...unindexed,
  '/signIn',
  '/registration',
  '/reset-password',
  '/withdrawal',
  '/complaint',
  '/unsubscribe',
  '/stock-notice',
  '/report-opinion',
  '/order',
])
  test(`${path} is no wider than a small phone and stands still`, ({ page }) => expectToFit(page, [path]))

test('a page keeps the width of the window with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', LIST, '/rules', '/contact', '/allnews', '/signIn']) {
    await page.goto(addressIn('ru', path))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect.soft(await findTooWide(page), path).toEqual([])
  }
})

test('no page of a product or of news is wider than a small phone or moves by itself', async ({
  page,
  productApiUrl,
}) => {
  const { tires, wheels, spacers, news } = await listPublicRoutes(productApiUrl)
  const paths = [tires, wheels, spacers, news].flatMap((each) => each.slice(0, 1))
  await expectToFit(page, paths)
})

test('no page of a customer is wider than a small phone or moves by itself', async ({
  page,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const [tire] = await listTiresInStock(productApiUrl, 4)
  if (!tire) throw new Error('The seed has too few tires of this size.')
  await fillCart(customer, [{ tire, quantity: 4 }], { identityUrl, productApiUrl })
  await signedInAs(customer)
  await expectToFit(page, ['/cart', '/CreateOrder', '/orders', '/details'])
})

test('no page of staff is wider than a small phone or moves by itself', async ({
  page,
  clerk,
  signedInAs,
  browserErrors,
}) => {
  // Of what is called 1 there may be none.
  browserErrors.expect(/404/)
  await signedInAs(clerk)
  await expectToFit(page, ['/create', ...listStaffPages()])
})

test('what comes late and pushes the rest away is found', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/rules')
  await findShifts(page)
  // The first change on a page that stood still is not always counted by the browser, so another is made until one is.
  await expect(async () => {
    await page.evaluate(() => {
      const late = document.createElement('div')
      late.style.height = '50px'
      document.querySelector('main')?.prepend(late)
    })
    await page.waitForTimeout(200)
    expect(await findShifts(page)).not.toEqual([])
  }).toPass()
})
