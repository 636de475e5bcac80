import { filterNamed, openFilters } from './filter-choices.ts'
import { expect, test, texts } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { createCustomer } from './people.ts'
import { untilAtRest } from './shifts.ts'
import { listTiresInStock } from './tires.ts'

const t = texts('pl')

/** Lists with an entry of the seed, or of this test. */
const LISTS = ['/admin/products', '/admin/customers', '/admin/news', '/admin/manufacturers']

test(
  'the first row of a list is on the first screen, with the menu and the filters of a phone a press away',
  { tag: '@phone' },
  async ({ clerk, page, signedInAs, request, identityUrl, productApiUrl }) => {
    const tire = (await listTiresInStock(productApiUrl, 24)).at(-1)
    if (!tire) throw new Error('The seed has no tire of this size with enough in stock.')
    const buyer = await createCustomer(identityUrl, `Ewa ${crypto.randomUUID().slice(0, 8)}`)
    const id = await placeOrder(request, identityUrl, { buyer, tire })
    await signedInAs(clerk)
    const { height = 0 } = page.viewportSize() ?? {}

    await page.goto('/admin')
    const order = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ has: page.getByRole('link', { name: id, exact: true }) })
    await expect(order).toBeVisible()
    await untilAtRest(page)
    // Others may have ordered meanwhile.
    const first = page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first()
    expect((await first.boundingBox())?.y).toBeLessThan(height / 2)

    for (const path of LISTS) {
      await page.goto(path)
      await untilAtRest(page)
      const box = await page.locator('[data-row]').first().boundingBox()
      expect.soft(box?.y, path).toBeLessThan(height / 2)
    }

    await page.goto('/admin')
    await openFilters(page, t)
    await expect(filterNamed(page, t('admin.status_filter'))).toBeVisible()
    const menu = page.locator('summary').and(page.getByLabel(t('admin.nav')))
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('link', { name: t('admin.nav_customers'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/admin/customers')
  },
)
