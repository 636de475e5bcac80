import type { Page } from '@playwright/test'
import { z } from 'zod'
import { languages, type Language } from '../contract/language.ts'
import { fillCart } from './carts.ts'
import { addressIn, expect, staff, test } from './fixtures.ts'
import { addToCart, headersOf, placeOrder } from './order-by-api.ts'
import { createLongestGoods, LONG_WORD, longestBuyers } from './longest.ts'
import { fixed, listPublicRoutes, unindexed } from './public-routes.ts'
import { expectNoShift, findShifts, untilAtRest, watchShifts } from './shifts.ts'
import { listStaffPages } from './staff-pages.ts'
import { listTiresInStock } from './tires.ts'

/** As narrow as WCAG 2.2 asks for (1.4.10, Reflow). */
test.use({ viewport: { width: 320, height: 640 } })

const linkSchema = z.object({ link: z.string() })

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
    await expectWidth(page, 'ru', path)
    await expectNoShift(page)
  }
}

async function expectWidth(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(addressIn(language, path))
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await untilAtRest(page)
  expect.soft(await findTooWide(page), `${language} ${path}`).toEqual([])
}

/** In a tab for each language at once: while one page comes to rest another is loaded. */
async function expectWidthIn(those: readonly Language[], page: Page, paths: readonly string[]) {
  await Promise.all(
    those.map(async (language) => {
      const tab = await page.context().newPage()
      await tab.setViewportSize(page.viewportSize() ?? { width: 320, height: 640 })
      for (const path of paths) await expectWidth(tab, language, path)
      await tab.close()
    }),
  )
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
  '/staff-invitation',
  '/order',
])
  test(`${path} is no wider than a small phone and stands still`, ({ page }) => expectToFit(page, [path]))

test('a page keeps the width of the window with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', LIST, '/rules', '/contact', '/allnews', '/signIn']) {
    await page.goto(addressIn('ru', path))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect.soft(await findTooWide(page), path).toEqual([])
    expect.soft(await findOverlaps(page), path).toEqual([])
  }
})

test('in a low window no bar stays at its edge', async ({ page, productApiUrl }) => {
  const { tires } = await listPublicRoutes(productApiUrl)
  const docked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { position, bottom } = getComputedStyle(element)
          return element.checkVisibility() && /sticky|fixed/.test(position) && bottom !== 'auto'
        })
        .map((element) => element.className),
    )
  for (const path of [LIST, ...tires.slice(0, 1)]) {
    await page.goto(addressIn('pl', path))
    for (const [width, height] of [
      [1366, 480],
      // 200 % of 1366×768.
      [683, 384],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect.soft(await docked(), `${path} at ${width}×${height}`).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    if (path !== LIST) expect(await docked()).toHaveLength(1)
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

test('at 360 px the search says whole what may be typed, the trail cuts no link, and a title is one run of type', async ({
  page,
  productApiUrl,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { tires, wheels, spacers } = await listPublicRoutes(productApiUrl)
  for (const path of [tires, wheels, spacers].flatMap((each) => each.slice(0, 1))) {
    await page.goto(addressIn('ru', path))
    expect.soft(await findCutLinks(page), path).toEqual([])
    expect.soft(await findFaces(page), path).toHaveLength(1)
  }
  for (const language of languages) {
    await page.goto(addressIn(language, '/rules'))
    const room = await page.getByRole('searchbox').evaluate(roomForPlaceholder)
    expect.soft(room, language).toBeGreaterThanOrEqual(0)
  }
})

/** Pairs of things to press or to type in of which one lies under the other. */
const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    const shown = pressed.filter(
      // A button in the room that its field leaves it is meant to be there.
      (element) =>
        element.checkVisibility() &&
        !element.matches('.sr-only, .sr-only *, .range-thumb, .skip-link, input + .absolute'),
    )
    const boxes = shown.flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
    return boxes.flatMap(({ element, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const isWithin = element.contains(other.element) || other.element.contains(element)
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        // Links of one text touch by the rounding of their lines.
        if (isWithin || across < 2 || down < 4) return []
        return [`${element.outerHTML.slice(0, 90)} | ${other.element.outerHTML.slice(0, 90)}`]
      }),
    )
  })

/** The typefaces and weights within the heading of a page. */
const findFaces = (page: Page): Promise<string[]> =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const faces = [title, ...title.querySelectorAll('*')].map((element) => {
      const { fontFamily, fontWeight } = getComputedStyle(element)
      return `${fontFamily} ${fontWeight}`
    })
    return [...new Set(faces)]
  })

/** px left beside the placeholder; negative: it is cut. */
function roomForPlaceholder(field: SVGElement | HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('This browser measures no text.')
  pen.font = font
  const { width } = pen.measureText(field.getAttribute('placeholder') ?? '')
  return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width
}

test('no page with the longest data is wider than a phone, and no link of a trail is cut', async ({
  page,
  request,
  customer,
  clerk,
  signedInAs,
  identityUrl,
}) => {
  const ofStaff = await headersOf(identityUrl, staff)
  const headers = await headersOf(identityUrl, customer)
  const goods = await createLongestGoods(request, ofStaff)
  const { tire, wheel, newsId } = goods
  const orders = []
  for (const differences of longestBuyers)
    orders.push(await placeOrder(request, headers, customer, tire.id, differences))
  const links = await Promise.all(
    orders.map(async ({ id }) => {
      const reply = await request.get(`/api/orders/${id}/link`, { headers })
      return linkSchema.parse(await reply.json()).link
    }),
  )
  const [order] = orders
  await page.setViewportSize({ width: 360, height: 740 })
  await signedInAs(customer)
  for (const productId of [tire.id, wheel.id]) await addToCart(request, headers, { productId, quantity: 1 })
  const withLabels = ['/cart', '/CreateOrder', '/orders', ...links.map((each) => `/order?link=${each}`)]
  await expectToFit(page, [
    ...withLabels,
    tire.detail,
    '/tires/filter/width=265&profile=75&diameter=16',
    `/wheelDetail/${wheel.id}`,
    '/wheels/filter/diameter=22',
    `/news/${newsId}`,
    '/allnews',
    `/products/title/${LONG_WORD}`,
    `/compare/${tire.id},${wheel.id}`,
    `/withdrawal?link=${links[0]}`,
    `/complaint?link=${links[0]}`,
  ])
  // Where a label stands beside the data its length counts as well, which is not always that of the Russian one.
  await expectWidthIn(['pl', 'en'], page, withLabels)
  await page.goto(addressIn('ru', tire.detail))
  expect(await findCutLinks(page)).toEqual([])
  await signedInAs(clerk)
  await expectToFit(page, ['/admin', `/admin/order/${order?.id}`, '/admin/products'])
  await goods.remove()
})

/** Links of the trail that are not shown whole. */
const findCutLinks = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.trail a')
    .evaluateAll((links) =>
      links
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )

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
