import { randomUUID } from 'node:crypto'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { linksMailedTo } from './identity-mails.ts'
import { sendSignIn } from './newcomers.ts'

// Shows S8.24
test('a wrong password and an unknown address get the same message', async ({
  page,
  customer,
  browserErrors,
}) => {
  const language = 'en'
  const t = texts(language)
  browserErrors.expect(/accounts:signInWithPassword/)
  await page.goto(addressIn(language, '/signIn'))
  const alert = page.getByRole('main').getByRole('alert')
  const alerts: string[] = []
  for (const email of [customer.email, `nobody.${randomUUID()}@example.com`]) {
    await sendSignIn(page, { email, password: 'not-the-one' }, language)
    await expect(alert).toContainText(t('account.wrong_credentials'))
    alerts.push(await alert.innerText())
    await page.reload()
  }
  expect(alerts[1]).toBe(alerts[0])
})

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })
  test('a password does not get into the address', async ({ page }) => {
    await page.goto('/signIn')
    await page.locator('input[type=password]').fill('not-for-the-address')
    await page.locator('input[type=password]').press('Enter')
    await page.waitForLoadState()
    expect(page.url()).not.toContain('not-for')
  })
})

test('the reason for being sent to sign-in is shown', async ({ page }) => {
  const language = 'ru'
  const t = texts(language)
  await page.goto(addressIn(language, '/signIn?reason=session'))
  await expect(page.getByText(t('sign_in.notice.session'))).toBeVisible()
  await page.goto(addressIn(language, '/signIn?reason=%3Cb%3Ewin%3C/b%3E'))
  await expect(page.getByRole('status')).toHaveCount(0)
})

// Shows S2.3, S2.8, S7.37, S8.26
test('a new password is sent for, known address or not', async ({
  page,
  customer,
  identityUrl,
  browserErrors,
}) => {
  const language = 'pl'
  const t = texts(language)
  browserErrors.expect(/accounts:sendOobCode/)
  for (const email of [customer.email, `nobody.${randomUUID()}@example.com`]) {
    await page.goto(addressIn(language, '/signIn'))
    await page.getByRole('link', { name: t('account.forgot_password') }).click()
    await page.waitForURL((url) => url.pathname === addressIn(language, '/reset-password'))
    const send = page.getByRole('button', { name: t('reset_password.send') })
    await send.click()
    await expect(page.locator('#reset-email-error')).toHaveText(t('person.errors.email_required'))
    await page.locator('#reset-email').fill('jan@')
    await expect(page.locator('#reset-email-error')).toHaveText(t('person.errors.email_invalid'))
    await page.locator('#reset-email').fill(email)
    await send.click()
    await expect(page.getByText(t('reset_password.sent'))).toBeVisible()
  }
  expect(await linksMailedTo(identityUrl, customer.email, 'PASSWORD_RESET')).toHaveLength(1)
  await page.getByRole('link', { name: t('reset_password.home') }).click()
  await page.waitForURL((url) => url.pathname === addressIn(language, '/'))
})

// Shows S8.27
test('an e-mail for a new password that cannot be sent is reported', async ({
  page,
  customer,
  browserErrors,
}) => {
  const language = 'en'
  const t = texts(language)
  browserErrors.expect(/accounts:sendOobCode/)
  await page.goto(addressIn(language, '/reset-password'))
  await page.locator('#reset-email').fill(customer.email)
  const send = page.getByRole('button', { name: t('reset_password.send') })
  const alert = page.getByRole('main').getByRole('alert')

  await page.route('**/accounts:sendOobCode**', (route) => route.abort())
  await send.click()
  const reason = t('errors.unavailable')
  await expect(alert).toContainText(t('reset_password.failed_because', { reason }))

  await page.unroute('**/accounts:sendOobCode**')
  await page.route('**/accounts:sendOobCode**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'SOMETHING_ELSE' } } }),
  )
  await send.click()
  await expect(alert).toContainText(t('reset_password.failed'))
  await expect(page.locator('#reset-email')).toHaveValue(customer.email)
})

const foreign = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  '%2F%2Fevil.example',
  '/%2e//evil.example',
  'https://evil.example/orders',
  'javascript:alert(1)',
]

test('sign-in never leads to another site', async ({ page, customer, baseURL }) => {
  for (const next of foreign) {
    await page.goto(`/signIn?next=${encodeURIComponent(next)}`)
    await sendSignIn(page, customer, 'pl')
    await page.waitForURL(`${baseURL}/cart`)
  }
})

test('sign-in comes back to where somebody wanted to go', async ({ page, customer }) => {
  await page.goto('/ru/signIn?next=/orders')
  await sendSignIn(page, customer, 'ru')
  await page.waitForURL((url) => url.pathname === '/ru/orders')
})

// Shows S6.10
test('a visitor who asks for personal screens is asked to sign in first', async ({ page }) => {
  for (const path of ['/details', '/orders', '/CreateOrder', '/Payment']) {
    const address = addressIn('en', path)
    const reply = await page.request.get(address, { maxRedirects: 0 })
    expect(reply.status(), 'without a script').toBe(307)
    await page.goto(address)
    await expect(page).toHaveURL(`${addressIn('en', '/signIn')}?next=${path}`)
  }
})

test('what is typed before the scripts run is neither lost nor written into the address', async ({
  page,
  customer,
}) => {
  const bringScripts = await holdBack(page, '**/_next/static/**/*.js')
  await page.goto('/signIn', { waitUntil: 'commit' })
  await page.locator('#email').fill(customer.email)
  await page.locator('#password').fill(customer.password)
  await page.locator('#password').press('Enter')
  const send = page
    .getByRole('main')
    .getByRole('button', { name: texts('pl')('account.sign_in'), exact: true })
  await expect(send).toBeDisabled()
  bringScripts()
  await send.click()
  await page.waitForURL(/\/cart$/)
})
