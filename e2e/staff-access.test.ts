import { callers, requestOf } from './bff-routes.ts'
import { expect, staff, test, texts } from './fixtures.ts'
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
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('forbidden.title') })).toBeAttached()

    await page.context().clearCookies()
    await signedInAs(staff)
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: t('forbidden.title') })).not.toBeAttached()
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
