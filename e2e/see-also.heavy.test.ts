import { addressIn, expect, test, texts } from './fixtures.ts'
import { listPublicRoutes } from './public-routes.ts'

test('a product leads to what goes with it, and the lists hold products', async ({ page, productApiUrl }) => {
  const { tires, wheels, spacers } = await listPublicRoutes(productApiUrl)
  for (const path of [tires, wheels, spacers].flatMap((each) => each.slice(0, 1))) {
    await page.goto(addressIn('ru', path))
    const ways = page.getByRole('navigation', { name: texts('ru')('see_also.title') }).getByRole('link')
    const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length, path).toBeGreaterThan(0)
    for (const href of hrefs) {
      await page.goto(href)
      await expect(page.locator('main li a[href*="Detail/"]').first(), href).toBeVisible()
    }
  }
})
