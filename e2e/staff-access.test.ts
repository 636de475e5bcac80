import type { APIRequestContext } from '@playwright/test'
import { languages } from '../contract/selling/order.ts'
import { callers, requestOf } from './bff-routes.ts'
import { addressIn, apiTest, expect, staff, test, texts } from './fixtures.ts'
import { idTokenOf, type Person } from './people.ts'
import { listStaffPages } from './staff-pages.ts'

const t = texts('pl')

apiTest('the pages of staff are found', () => {
  expect(listStaffPages()).toEqual(expect.arrayContaining(['/admin', '/admin/order/1']))
})

const pages = [...listStaffPages(), '/create', '/create/wheel', '/create/spacer']

/** A session in the cookies of these calls. */
async function signIn(request: APIRequestContext, identityUrl: string, person: Person): Promise<void> {
  const authorization = `Bearer ${await idTokenOf(identityUrl, person)}`
  expect((await request.post('/api/session', { headers: { authorization } })).status()).toBe(204)
}

// Shows S6.8, S6.9, D9b, D9c
apiTest('pages of staff lead visitors to sign-in', async ({ request }) => {
  for (const path of pages) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect([path, reply.status(), reply.headers().location]).toEqual([path, 307, `/signIn?next=${path}`])
  }
})

// Shows S6.8, S6.9, D9b, D9c
apiTest(
  'pages of staff are refused to customers, and carry nothing of what they show',
  async ({ request, customer, identityUrl }) => {
    await signIn(request, identityUrl, customer)
    for (const path of pages) {
      const refusal = await request.get(path)
      expect(refusal.status(), path).toBe(403)
      expect(refusal.headers(), path).toMatchObject({ 'cache-control': 'private, no-store' })
      const html = await refusal.text()
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${t('forbidden.title')}`))
      expect(html, path).not.toMatch(/id="product-|Nadbieg/)
    }
  },
)

apiTest('pages of staff are there for staff', async ({ request, identityUrl }) => {
  await signIn(request, identityUrl, staff)
  for (const path of pages) {
    const reply = await request.get(path)
    expect(reply.status(), path).toBe(200)
    expect(await reply.text(), path).not.toMatch(new RegExp(`<h1[^>]*>${t('forbidden.title')}`))
  }
})

test('a customer who opens a page of staff is shown nothing of it by its scripts either', async ({
  page,
  customer,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/403/)
  await signedInAs(customer)
  for (const path of ['/admin', '/admin/products', '/create']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('forbidden.title') }), path).toBeVisible()
    expect(await page.content(), path).not.toContain('Nadbieg')
  }
})

// Shows D9b
test('what is for staff alone says so in each language, without JavaScript too', async ({
  browser,
  page,
  baseURL,
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
      const reply = await plain.goto(new URL(addressIn(language, path), baseURL).href)
      expect(reply?.status()).toBe(403)
      await expect(plain.locator('html')).toHaveAttribute('lang', language)
      await expect(plain).toHaveTitle(new RegExp(texts(language)('forbidden.title')))
      await expect(plain.getByRole('main')).toContainText(texts(language)('forbidden.text'))
    }
    const missing = await plain.goto(new URL(addressIn(language, '/create/nothing'), baseURL).href)
    expect(missing?.status()).toBe(404)
    await expect(plain).toHaveTitle(new RegExp(texts(language)('not_found.title')))
  }
  await context.close()
})

for (const [call, role] of Object.entries(callers)) {
  if (role !== 'staff') continue
  apiTest(`${call} lets staff in`, async ({ request, identityUrl }) => {
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
