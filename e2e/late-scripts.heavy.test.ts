import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listBuiltImports } from './built-imports.ts'
import { apiTest, expect, test } from './fixtures.ts'
import { texts } from './texts.ts'
import { listTiresInStock } from './tires.ts'

/** Longer than anything else takes to arrive. */
const LATE_MS = 800

test('in whatever order the scripts of a page of one’s own arrive, it knows who is signed in', async ({
  page,
  customer,
  signedInAs,
}) => {
  const path = '/orders'
  await signedInAs(customer)
  await page.goto(path)
  const scripts = await page.evaluate(() =>
    [...document.scripts].filter(({ src, noModule }) => src && !noModule).map(({ src }) => src),
  )
  expect(scripts.length).toBeGreaterThan(5)
  let late = ''
  await page.route('**/*.js', async (route) => {
    if (route.request().url() === late) await sleep(LATE_MS)
    await route.continue()
  })
  for (late of new Set(scripts)) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: texts('pl')('account.my_account') })).toBeVisible()
  }
  await page.unrouteAll({ behavior: 'wait' })
})

test('in whatever order the scripts of a press arrive, it is answered, and the page knows who is signed in', async ({
  page,
  customer,
  signedInAs,
  productApiUrl,
  browserErrors,
}) => {
  browserErrors.expect(/409/)
  const t = texts('pl')
  const [tire] = await listTiresInStock(productApiUrl, 1)
  if (!tire) throw new Error('The seed has no tire in stock.')
  // The button stays as it is, for the next time.
  await page.route('**/api/cart/items', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'out_of_stock', message: 'there is none left', requestId: 'test' },
    }),
  )
  await signedInAs(customer)

  let late = ''
  const scripts = new Set<string>()
  await page.route('**/*.js', async (route) => {
    const url = route.request().url()
    scripts.add(url)
    if (url === late) await sleep(LATE_MS)
    await route.continue()
  })
  const press = async () => {
    await page.goto(`/tireDetail/${tire.id}`, { waitUntil: 'commit' })
    // A press before hydration has no effect.
    await expect(async () => {
      await page.getByRole('button', { name: tire.title }).click()
      await expect(page.getByText(t('errors.out_of_stock')).first()).toBeVisible({ timeout: 2 * LATE_MS })
    }).toPass()
    await expect(
      page.getByRole('banner').getByRole('button', { name: t('account.my_account') }),
    ).toBeVisible()
  }
  await press()
  for (late of scripts) await press()
  await page.unrouteAll({ behavior: 'wait' })
})

apiTest(
  'what a script that came late imports is built in one way, whichever of them comes first',
  async () => {
    const imports = await listBuiltImports(join(import.meta.dirname, '../.next/static/chunks'))
    const late = new Set(imports.flatMap(({ fetches }) => fetches.split(' ')))
    const inLate = new Set(imports.filter(({ script }) => late.has(script)).map(({ module }) => module))
    expect(inLate.size).toBeGreaterThan(1)
    for (const imported of inLate) {
      const ways = imports.filter(({ module }) => module === imported)
      expect(new Set(ways.map(({ fetches }) => fetches)).size, JSON.stringify(ways)).toBe(1)
    }
  },
)
