import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { saveCar } from './saved-car.ts'

const t = texts('pl')

/** Height of a phone's screen, and what of it the price of the first product needs. */
const SCREEN = 844
const PRICE_BELOW = 320

test.use({ viewport: { width: 390, height: SCREEN } })

const rowOf = (page: Page) => page.locator('.fit-row').getByRole('checkbox')

test('a wheel buyer with a bolt pattern and a bore sees only fitting wheels in at most six taps', async ({
  page,
}) => {
  let taps = 0
  const tap = async (target: ReturnType<Page['locator']>) => {
    await target.click()
    taps += 1
  }
  await page.goto('/wheels')
  const all = Number((await page.getByRole('heading', { level: 1 }).textContent())?.replace(/\D/g, '') ?? '')
  await tap(page.locator('.fit-row').getByRole('link', { name: t('product.my_car') }))
  await tap(page.getByRole('button', { name: `2. ${t('my_car.steps.wheel')}` }))
  const circle = page.getByRole('textbox', { name: t('my_car.boltCircle') })
  await tap(circle)
  await circle.fill('5x112')
  await expectAccessible(page)
  const bore = page.getByRole('textbox', { name: t('my_car.bore') })
  await tap(bore)
  await bore.fill('57,1')
  await tap(page.getByRole('button', { name: t('my_car.save') }))
  await tap(page.getByRole('link', { name: t('my_car.fitting.wheels') }))

  await expect(page).toHaveURL(/\/wheels\?fits=bolts-5x112_bore-57\.1$/)
  expect(taps).toBeLessThanOrEqual(6)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Felgi pasujące do 5x112 · \d+$/)
  const count = Number(/· (\d+)$/.exec((await heading.textContent()) ?? '')?.[1])
  expect(count).toBeGreaterThan(0)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(Math.min(count, 24))
  for (const title of await cards.getByRole('heading').allTextContents()) expect(title).toContain('5x112')
  await expect(cards.getByText(/^Nie pasuje/)).toHaveCount(0)
  expect((await cards.first().boundingBox())?.y).toBeLessThan(SCREEN - PRICE_BELOW)
  await expect(rowOf(page)).toBeChecked()
  await expect(rowOf(page)).toHaveAccessibleName(t('fit.only_fitting', { car: '5x112' }) + ` (${count})`)
  await expectAccessible(page)
  expect(all).not.toBe(count)
})

test('a visitor with a saved car sees what fits first, can see the rest, and what is chosen besides stays', async ({
  page,
}) => {
  await saveCar(page)
  await page.goto('/wheels?sort=price_desc')
  await expect(page).toHaveURL(/\?sort=price_desc&fits=size-195-65-15_load-91_bolts-5x112_bore-57\.1$/)
  await expect(rowOf(page)).toBeChecked()
  await rowOf(page).click()
  await expect(page).toHaveURL(/\?fits=all&sort=price_desc$/)
  await expect(rowOf(page)).not.toBeChecked()
  // It stays off in this list, on its other pages too.
  await page.getByRole('link', { name: t('ui.next_page') }).click()
  await expect(page).toHaveURL(/\/wheels\/page\/2\?.*fits=all/)
  await rowOf(page).click()
  await expect(page).toHaveURL(/\/wheels\?.*fits=size-195-65-15_load-91_bolts-5x112_bore-57\.1/)
})

test('where nothing fits the whole list stays, and says so', async ({ page }) => {
  await saveCar(page)
  await page.goto('/tires/filter/width=205&profile=65&diameter=16')
  await expect(page.locator('.fit-row')).toHaveText(t('fit.none_fits', { car: '195/65 R15' }))
  await expect(page).toHaveURL(/diameter=16$/)
})

test('the results of a search by words are narrowed to what fits as well', async ({ page }) => {
  await saveCar(page)
  await page.goto('/products/title/felgi%205x112')
  await expect(page).toHaveURL(/\?kind=wheels&fits=/)
  await expect(rowOf(page)).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a car in the address is taken back where what is chosen stands, also where nothing is left', async ({
    page,
  }) => {
    await page.goto('/wheels?fits=bolts-5x112_bore-57.1&color=black')
    const chosen = page.getByRole('navigation', { name: t('facets.chosen') })
    await chosen
      .getByRole('link', { name: t('facets.remove', { what: t('facets.fits', { car: '5x112' }) }) })
      .click()
    await expect(page).toHaveURL(
      ({ searchParams }) => searchParams.get('fits') === 'all' && searchParams.get('color') === 'black',
    )
    await page.goto('/wheels?fits=bolts-5x112_bore-57.1&priceTo=1')
    await expect(page.getByText(t('facets.none'))).toBeVisible()
    await expect(chosen.getByRole('link').filter({ hasText: '5x112' })).toBeVisible()
  })
})

test('nothing moves when the switch comes', async ({ page }) => {
  await saveCar(page)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark(`shift ${'value' in entry ? String(entry.value) : ''}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/wheels?fits=all')
  await expect(rowOf(page)).toHaveAccessibleName(/\(\d+\)$/)
  const shifts = await page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('shift') ? [Number(name.slice(6))] : [])),
  )
  // The row is as high before; a wider word within it counts a ten-thousandth.
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.001)
})

/** Which of what can be pressed in the header lies over another of it, or over what stands below. */
const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector)).flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && right - left > 2
        return isSeen ? [{ element, left, right, top, bottom }] : []
      })
    const header = boxesOf('header :is(a, button, input, summary)')
    const below = boxesOf('main :is(h1, h2, p, a, button, input, select, label, img)')
    return header.flatMap((one, at) =>
      [...header.slice(at + 1), ...below]
        .filter(
          (other) =>
            !one.element.contains(other.element) &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => `${one.element.outerHTML} over ${other.element.outerHTML}`),
    )
  })

for (const width of [390, 360])
  test(`at ${width} px the car stands in the header, and nothing in it lies over anything, with large text too`, async ({
    page,
  }) => {
    await saveCar(page)
    await page.setViewportSize({ width, height: SCREEN })
    for (const path of ['/help', '/wheels?fits=all', '/cart'])
      for (const size of ['100%', '200%']) {
        await page.goto(addressIn('ru', path))
        await page.evaluate((large) => (document.documentElement.style.fontSize = large), size)
        const car = page.getByRole('banner').getByRole('link', { name: /: 195\/65 R15$/ })
        await expect(car).toBeInViewport({ ratio: 1 })
        expect.soft(await findOverlaps(page), `${path} ${size}`).toEqual([])
        // Room for a size.
        const search = await page.getByRole('searchbox').boundingBox()
        expect.soft(search?.width, `${path} ${size}`).toBeGreaterThan(size === '200%' ? 200 : 120)
      }
  })

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('the car stands in the header of every page, and a car that is searched for leads to it', async ({
    page,
  }) => {
    await saveCar(page)
    await page.goto(addressIn('en', '/help'))
    await expect(
      page.getByRole('banner').getByRole('link', { name: `${texts('en')('footer.my_car')}: 195/65 R15` }),
    ).toBeVisible()
    await page.goto('/products/title/ford%20transit')
    await expect(page.getByRole('navigation', { name: t('search.help') }).getByRole('link')).toHaveAttribute(
      'href',
      '/my-car',
    )
  })
})
