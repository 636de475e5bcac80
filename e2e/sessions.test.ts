import type { Page } from '@playwright/test'
import { disableAccount, revokeSignIns } from './accounts.ts'
import { addressIn, apiTest, expect, test, texts } from './fixtures.ts'
import { createCustomer, idTokenOf, signIn, type Person } from './people.ts'

const t = texts('pl')
const accountMenu = (page: Page) => page.getByRole('button', { name: t('account.my_account') })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('account.sign_in') })

async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: t('account.logout') }).click()
  await page.waitForURL('/')
}

/** Nothing of ours is open while it happens: a page that is would be led to sign-in by a call of its own. */
async function disableBetweenPages(page: Page, identityUrl: string, person: Person) {
  await page.goto('about:blank')
  await disableAccount(identityUrl, person)
}

/** Everything of a session that this browser holds. */
async function expectNothingStored(page: Page) {
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).not.toContain('session')
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('bieznik.signedIn'))).toBeNull()
}

// Shows S4.13
test('whose account is disabled is signed out at the next call, and led to sign-in', async ({
  page,
  customer,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  const language = 'ru'
  browserErrors.expect(/40[01]/)
  const say = texts(language)
  await signedInAs(customer)
  const replyOf = (path: string) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path)
  const replies = Promise.all(['/api/cart', '/api/account/cars'].map(replyOf))
  await page.goto(addressIn(language, '/tires'))
  await expect(page.getByRole('button', { name: say('account.my_account') })).toBeVisible()
  // What is still being fetched would itself be the next call.
  await replies
  await disableAccount(identityUrl, customer)
  await page
    .getByRole('button', { name: say('product.add_to_cart') })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === addressIn(language, '/signIn'))
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    reason: 'session',
    next: '/tires',
  })
  await expectNothingStored(page)
})

// Shows S8.4
test('whose account is disabled is nobody on the next page', async ({
  page,
  customer,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/40[01]/)
  await signedInAs(customer)
  await disableBetweenPages(page, identityUrl, customer)
  await page.goto('/cart')
  await expect(page.getByText(t('account.not_authenticated'))).toBeVisible()
  await expect(signInLink(page)).toBeVisible()
  await expectNothingStored(page)
})

test(
  'a session that could not be ended as the sign-in was dropped is ended on the next page',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, signedInAs, browserErrors }) => {
    browserErrors.expect(/400|ERR_FAILED|the session could not be ended/)
    await signedInAs(customer)
    let attempts = 0
    await page.route('/api/session', (route) => {
      attempts += 1
      return attempts === 1 ? route.abort() : route.continue()
    })
    await disableBetweenPages(page, identityUrl, customer)
    await page.goto('/tires')
    await expect(signInLink(page)).toBeVisible()
    await expect.poll(() => attempts).toBe(1)
    await page.goto('/cart')
    await expect(signInLink(page)).toBeVisible()
    await expectNothingStored(page)
  },
)

test(
  'a call that is refused for its token is made again with a new one',
  { tag: '@heavy' },
  async ({ page, customer, signedInAs, browserErrors }) => {
    browserErrors.expect(/401/)
    await signedInAs(customer)
    const tokens: (string | null)[] = []
    await page.route('/api/cart', async (route) => {
      tokens.push(await route.request().headerValue('authorization'))
      if (tokens.length > 1) return route.continue()
      await route.fulfill({
        status: 401,
        json: { code: 'token_expired', message: 'the ID token has expired', requestId: 'r-1' },
      })
    })
    await page.goto('/cart')
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
    expect(tokens.length).toBeGreaterThanOrEqual(2)
    await expect(accountMenu(page)).toBeVisible()
  },
)

test(
  'an outage of identity signs nobody out',
  { tag: '@heavy' },
  async ({ page, customer, signedInAs, browserErrors }) => {
    browserErrors.expect(/503|ERR_|could not be/)
    await signedInAs(customer)
    await page.route(/identitytoolkit|securetoken/, (route) => route.abort())
    await page.route('/api/cart', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'away', requestId: 'r-1' } }),
    )
    await page.goto('/cart')
    await expect(page.getByText(t('cart.failed_load'))).toBeVisible()
    await expect(accountMenu(page)).toBeVisible()
    await page.unroute(/identitytoolkit|securetoken/)
    await page.unroute('/api/cart')
    await page.getByRole('button', { name: t('cart.retry') }).click()
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
  },
)

// Shows S4.9
test(
  'whoever signs out is signed out in every tab at once, and whoever signs in next is signed in there',
  { tag: '@heavy' },
  async ({ page, context, customer, identityUrl, signedInAs }) => {
    await signedInAs(customer)
    await page.goto('/cart')
    const other = await context.newPage()
    await other.goto('/cart')
    await expect(accountMenu(other)).toBeVisible()
    await signOut(page)
    await expect(signInLink(other)).toBeVisible({ timeout: 5_000 })
    await expect(other.getByText(t('account.not_authenticated'))).toBeVisible()
    await expectNothingStored(page)

    const next = await createCustomer(identityUrl, 'Zofia Druga')
    await signIn(page, next)
    await accountMenu(other).click()
    await expect(other.getByText(next.name)).toBeVisible()
  },
)

test('a session that was signed out of is refused by the server, wherever its cookie was copied to', async ({
  page,
  context,
  browser,
  customer,
  signedInAs,
}) => {
  await signedInAs(customer)
  await page.goto('/cart')
  const copied = await context.cookies()
  const thief = await browser.newContext()
  await thief.addCookies(copied)
  const elsewhere = await thief.newPage()
  await elsewhere.goto('/orders')
  expect(new URL(elsewhere.url()).pathname).toBe('/orders')
  await signOut(page)
  await elsewhere.goto('/orders')
  await expect(elsewhere).toHaveURL(/\/signIn\?reason=session&next=/)
  await thief.close()
})

test('signed out everywhere: no token and no session of before is taken', async ({
  page,
  request,
  customer,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/400/)
  await signedInAs(customer)
  const token = await idTokenOf(identityUrl, customer)
  const headers = { authorization: `Bearer ${token}` }
  // Sign-ins are revoked by the second.
  await page.waitForTimeout(1_100)
  const reply = await request.delete('/api/sessions', { headers })
  expect(reply.status()).toBe(204)
  expect(reply.headers()['set-cookie']).toMatch(/^session=;.*Max-Age=0/)
  expect((await request.get('/api/cart', { headers })).status()).toBe(401)
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/signIn\?reason=session&next=/)
})

test(
  'one’s sessions are listed, and all but this browser’s are ended with the password',
  { tag: '@heavy' },
  async ({ page, browser, baseURL, customer, signedInAs }) => {
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await elsewhere.newPage()
    await signIn(other, customer)
    // Sign-ins are revoked by the second.
    await page.waitForTimeout(1_100)
    await signedInAs(customer)
    await page.goto('/details')
    const sessions = page.getByRole('region', { name: t('my_sessions.title') })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)

    await sessions.getByRole('button', { name: t('my_sessions.others') }).click()
    await sessions.getByLabel(t('account.password'), { exact: true }).fill(customer.password)
    await sessions.getByRole('button', { name: t('my_sessions.confirm') }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await page.goto('/orders')
    await expect(page).toHaveURL(/\/orders$/)
    await other.goto('/orders')
    await expect(other).toHaveURL(/\/signIn\?reason=session/)
    await elsewhere.close()
  },
)

apiTest('an old sign-in opens no session', async ({ request, customer, identityUrl }) => {
  const token = await idTokenOf(identityUrl, customer)
  await revokeSignIns(identityUrl, customer)
  const reply = await request.post('/api/session', { headers: { authorization: `Bearer ${token}` } })
  expect(reply.status()).toBe(401)
})

test('the eleventh sign-in of an address has to wait', async ({ page, request, customer, browserErrors }) => {
  const language = 'pl'
  browserErrors.expect(/429/)
  const say = texts(language)
  for (let count = 0; count < 10; count += 1)
    expect((await request.post('/api/attempts', { data: { action: 'sign_in' } })).status()).toBe(204)
  const refused = await request.post('/api/attempts', { data: { action: 'sign_in' } })
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(240)
  expect((await request.post('/api/attempts', { data: { action: 'registration' } })).status()).toBe(204)

  await page.goto(addressIn(language, '/signIn'))
  await page.getByLabel(say('account.email'), { exact: true }).fill(customer.email)
  await page.getByLabel(say('account.password'), { exact: true }).fill(customer.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account.sign_in'), exact: true })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: say('account.too_many_attempts') })).toBeVisible()
  await expect(page.getByLabel(say('account.email'), { exact: true })).toHaveValue(customer.email)
})

apiTest('an attempt is at something that is known', async ({ request }) => {
  for (const data of [{ action: 'guess' }, {}, { action: 'sign_in', address: '203.0.113.1' }]) {
    const reply = await request.post('/api/attempts', { data })
    expect([reply.status(), await reply.json()]).toMatchObject([400, { code: 'invalid_request' }])
  }
})
