import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'

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

const noteCar = (page: Page) =>
  page.addInitScript(() => {
    const unknown = {
      wheelWidth: null,
      wheelEt: null,
      fastening: null,
      thread: null,
      boltLength: null,
      axleLoad: null,
    }
    const car = {
      ...unknown,
      id: 'a',
      name: '',
      sizes: [{ width: 195, profile: 65, diameter: 15, loadClass: null }],
      loadIndex: 91,
      speedSymbol: 'T',
      boltCircle: '5x112',
      bore: 57.1,
    }
    window.localStorage.setItem('bieznik.cars', JSON.stringify({ cars: [car], currentId: 'a' }))
  })

test('who has noted a car sees what fits first, can see the rest, and what is chosen besides stays', async ({
  page,
}) => {
  await noteCar(page)
  await page.goto('/wheels?sort=price_desc')
  await expect(page).toHaveURL(/\?sort=price_desc&fits=size-195-65-15_load-91_bolts-5x112_bore-57\.1$/)
  await expect(rowOf(page)).toBeChecked()
  await rowOf(page).click()
  await expect(page).toHaveURL(/\?sort=price_desc&fits=all$/)
  await expect(rowOf(page)).not.toBeChecked()
  // It stays off in this list, on its other pages too.
  await page.getByRole('link', { name: t('ui.next_page') }).click()
  await expect(page).toHaveURL(/\/wheels\/page\/2\?.*fits=all/)
  await rowOf(page).click()
  await expect(page).toHaveURL(/\/wheels\?.*fits=size-195-65-15_load-91_bolts-5x112_bore-57\.1/)
})

test('where nothing fits the whole list stays, and says so', async ({ page }) => {
  await noteCar(page)
  await page.goto('/tires/filter/width=205&profile=65&diameter=16')
  await expect(page.locator('.fit-row')).toHaveText(t('fit.none_fits', { car: '195/65 R15' }))
  await expect(page).toHaveURL(/diameter=16$/)
})

test('the results of a search by words are narrowed to what fits as well', async ({ page }) => {
  await noteCar(page)
  await page.goto('/products/title/felgi%205x112')
  await expect(page).toHaveURL(/\?kind=wheels&fits=/)
  await expect(rowOf(page)).toBeChecked()
})

test('nothing moves when the switch comes', async ({ page }) => {
  await noteCar(page)
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

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('the car stands in the header of every page, and a car that is searched for leads to it', async ({
    page,
  }) => {
    await noteCar(page)
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
