import { languages } from '../contract/selling/order.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { listPublicRoutes } from './public-routes.ts'

const t = texts('pl')

test('a tire’s page leads to its sections, and to how it was made', async ({ page, productApiUrl }) => {
  const { tires } = await listPublicRoutes(productApiUrl)
  await page.goto(tires[0] ?? '')
  const sections = page.getByRole('navigation', { name: t('product.sections') })
  for (const link of await sections.getByRole('link').all()) {
    const target = await link.getAttribute('href')
    await expect(page.locator(target ?? '')).toHaveCount(1)
  }
  await sections.getByRole('link', { name: t('product.made') }).click()
  await expect(page.getByRole('heading', { name: t('product.passport.title') })).toBeInViewport()
  await page.getByRole('link', { name: t('product.passport.link') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('retreading.title') })).toBeVisible()
  await expect(page.getByRole('img', { name: t('retreading.plates.pressure') })).toBeVisible()
})

test('a card says what a tire carries, and its list that all are retreads', async ({ page }) => {
  await page.goto('/tires')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: /\d+\s+kg, \d+\s+km\/h/ })).toHaveCount(24)
  await expect(main.getByRole('link', { name: t('product.retreaded') })).toHaveCount(0)
  await main.getByRole('link', { name: t('catalogue.all_retreaded') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('retreading.title') })).toBeVisible()
})

test('three products or more stand on a screen of a phone, their pictures on at most half of each card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/tires', '/wheels', '/spacer', '/ru/tires']) {
    await page.goto(path)
    const cards = page.locator('.product-grid > li')
    const [first, next] = [await cards.nth(0).boundingBox(), await cards.nth(2).boundingBox()]
    const picture = await cards.nth(0).getByRole('presentation').boundingBox()
    expect(Number(next?.y) + Number(next?.height) - Number(first?.y), path).toBeLessThanOrEqual(844)
    expect(Number(picture?.height), path).toBeLessThanOrEqual(Number(first?.height) / 2)
  }
})

test('what is ticked on cards is compared', async ({ page }) => {
  await page.goto('/tires')
  const choices = page.getByRole('checkbox', { name: new RegExp(`^${t('product.compare_choose')} `) })
  await choices.nth(0).check()
  await choices.nth(1).check()
  await page.getByRole('link', { name: t('product.compare_chosen', { count: 2 }) }).click()
  await expect(page).toHaveURL(/\/compare\/\d+,\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('products are compared by their address, up to four of one kind', async ({ page, productApiUrl }) => {
    const { tires, wheels } = await listPublicRoutes(productApiUrl)
    const [first, second, wheel] = [tires[0], tires[1], wheels[0]].map(
      (path) => path?.split('/').at(-1) ?? '',
    )
    await page.goto(`/compare?ids=${first},${second},${wheel}`)
    await expect(page).toHaveURL(new RegExp(`/compare/${first},${second},${wheel}$`))
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByRole('status')).toHaveText(t('compare.left_out', { count: 1 }))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const different = page.getByRole('rowheader', { name: `(${t('compare.different')})` })
    expect(await different.count()).toBeGreaterThan(0)

    await page
      .getByRole('link', { name: t('product.compare_remove') })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await expect(different).toHaveCount(0)
    await page.goto(tires[0] ?? '')
    await page.getByRole('link', { name: t('product.compare') }).click()
    await expect(page).toHaveURL(new RegExp(`/compare/${first}$`))
  })
})

test('what is no comparison is not found', async ({ page, browserErrors }) => {
  browserErrors.expect(/404/)
  for (const ids of ['0', '1,1', '1,2,3,4,5', 'x'])
    expect((await page.goto(`/compare/${ids}`))?.status(), ids).toBe(404)
})

for (const language of languages)
  test(
    `comparison and retreading are accessible in ${language}, by day and by night, and fit a phone`,
    { tag: '@heavy' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of ['/compare/1,2,3', '/retreading'])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.goto(addressIn(language, path))
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
        }
    },
  )
