import { languages } from '../contract/order.ts'
import { callers, requestOf } from './bff-routes.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { idTokenOf } from './people.ts'
import { listStaffPages } from './staff-pages.ts'

const t = texts('pl')

test('the pages of staff are found', () => {
  expect(listStaffPages()).toEqual(expect.arrayContaining(['/admin', '/admin/order/1']))
})

for (const path of listStaffPages())
  test(`${path} is for staff alone`, async ({ page, customer, signedInAs, browserErrors }) => {
    browserErrors.expect(/403/)
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === '/signIn' && url.search.startsWith('?next=/admin'))

    await signedInAs(customer)
    const refusal = await page.goto(path)
    expect(refusal?.status()).toBe(403)
    expect(refusal?.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
    await expect(page.getByRole('heading', { level: 1, name: t('forbidden.title') })).toBeVisible()

    await page.context().clearCookies()
    await signedInAs(staff)
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: t('forbidden.title') })).not.toBeAttached()
  })

test('what is for staff alone says so in each language, without JavaScript too', async ({
  browser,
  page,
  customer,
  signedInAs,
}) => {
  await signedInAs(customer)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  for (const language of languages) {
    for (const path of ['/admin', '/create']) {
      const reply = await plain.goto(new URL(addressIn(language, path), page.url()).href)
      expect(reply?.status()).toBe(403)
      await expect(plain.locator('html')).toHaveAttribute('lang', language)
      await expect(plain).toHaveTitle(new RegExp(texts(language)('forbidden.title')))
      await expect(plain.getByRole('main')).toContainText(texts(language)('forbidden.text'))
    }
    const missing = await plain.goto(new URL(addressIn(language, '/create/nothing'), page.url()).href)
    expect(missing?.status()).toBe(404)
    await expect(plain).toHaveTitle(new RegExp(texts(language)('not_found.title')))
  }
  await context.close()
})

for (const [call, role] of Object.entries(callers)) {
  if (role !== 'staff') continue
  test(`${call} lets staff in`, async ({ request, identityUrl }) => {
    const { method, path } = requestOf(call)
    // Nothing there may be changed: an id that nothing has, and a body that nothing takes.
    const reply = await request.fetch(path.replaceAll(/\/1(?=\/|$)/g, '/2147483647'), {
      method,
      headers: { authorization: `Bearer ${await idTokenOf(identityUrl, staff)}` },
      ...(method !== 'GET' && { data: { unknown: true } }),
    })
    expect([401, 403]).not.toContain(reply.status())
    expect(reply.status()).toBeLessThan(500)
  })
}
