import type { APIRequestContext } from '@playwright/test'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { linksMailedTo } from './identity-mails.ts'
import { aNewcomer, sendRegistration, sendSignIn, type Newcomer } from './newcomers.ts'
import { idTokenOf } from './people.ts'

/** What `GET /api/account` answers the person. */
async function accountOf(
  request: APIRequestContext,
  identityUrl: string,
  { email, password }: Newcomer,
): Promise<unknown> {
  const token = await idTokenOf(identityUrl, { name: '', email, password })
  const reply = await request.get('/api/account', { headers: { authorization: `Bearer ${token}` } })
  return reply.json()
}

/** Russian has the longest words; other languages only have other texts. */
const language = 'ru'
const t = texts(language)

// Shows S1.6, S2.4, S2.5, S2.104, S4.11, S6.2, S7.35
test('a visitor registers and signs in', async ({ page, request, identityUrl }) => {
  const person = aNewcomer()
  await page.goto(addressIn(language, '/registration'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.title'))

  await page.getByRole('button', { name: t('consent.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('consent.title') })
  for (const data of ['names', 'email', 'phone', 'address', 'company'] as const)
    await expect(dialog.getByText(t(`consent.${data}`), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  const password = page.getByLabel(t('account.password'), { exact: true })
  await password.fill('password')
  await expect(page.getByText(t('registration.strength', { level: 's0' }))).toBeVisible()
  await password.fill(person.password)
  await expect(page.getByText(t('registration.strength', { level: 's4' }))).toBeVisible()
  await page.getByRole('button', { name: t('account.show_password') }).click()
  await expect(password).toHaveAttribute('type', 'text')

  await sendRegistration(page, person, language)
  await page.waitForURL((url) => url.pathname === addressIn(language, '/signIn'))
  await expect(page.getByText(t('sign_in.notice.registered'))).toBeVisible()
  await expect(page.getByLabel(t('account.email'), { exact: true })).toHaveValue(person.email)
  expect(await linksMailedTo(identityUrl, person.email, 'VERIFY_EMAIL')).toHaveLength(1)

  await sendSignIn(page, person, language)
  await page.waitForURL((url) => url.pathname === addressIn(language, '/cart'))
  await page.getByRole('button', { name: t('account.my_account') }).click()
  await expect(page.getByText(`${person.name} ${person.surname}`)).toBeVisible()
  await page.keyboard.press('Escape')
  const { name, surname, phone } = person
  expect(await accountOf(request, identityUrl, person)).toMatchObject({
    email: person.email,
    isEmailVerified: false,
    record: { name, surname, phone, role: 'customer' },
  })
})

// Shows S5.1, S5.2, S5.3, S5.4, S5.5, S9.13, S9.15
test('registration says what is missing and what is wrong', async ({ page }) => {
  await page.goto(addressIn(language, '/registration'))
  const submit = page.getByRole('button', { name: t('registration.submit') })
  await submit.click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(t('registration.email_and_password_required'))
  await expect(summary).toContainText(t('registration.name_and_surname_required'))
  const fields = [
    ['#registration-name', 'name_required', 'A', 'name_short'],
    ['#registration-surname', 'surname_required', 'B', 'surname_short'],
    ['#registration-email', 'email_required', 'jan@example.c', 'email_invalid'],
    ['#registration-password', 'password_required', '12345', 'password_short'],
    ['#registration-phone', 'phone_required', '12345', 'phone_invalid'],
  ] as const
  for (const [field, missing, typed, wrong] of fields) {
    await expect(page.locator(`${field}-error`)).toHaveText(t(`person.errors.${missing}`))
    await page.locator(field).fill(typed)
    await expect(page.locator(`${field}-error`)).toHaveText(t(`person.errors.${wrong}`))
  }
  await page.locator('#registration-password').fill('123456789012345678901')
  await expect(page.locator('#registration-password-error')).toHaveText(t('person.errors.password_long'))
  await expect(page.locator('#registration-consent-error')).toHaveText(t('person.errors.consent_required'))
  await submit.click()
  await expect(page).toHaveURL(/\/registration$/)
})

// Shows S8.19
test('an address that is in use is reported', async ({ page, customer, browserErrors }) => {
  browserErrors.expect(/accounts:signUp/)
  const person = { ...aNewcomer(), email: customer.email }
  await page.goto(addressIn(language, '/registration'))
  await sendRegistration(page, person, language)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('registration.failures.email_in_use'),
  )
  await expect(page.getByLabel(t('person.surname'))).toHaveValue(person.surname)
})

test(
  'a record that could not be written is written at the next sign-in',
  { tag: '@heavy' },
  async ({ page, request, identityUrl, browserErrors }) => {
    browserErrors.expect(/503|user record/)
    const person = aNewcomer()
    const away = { code: 'unavailable', message: 'the database is away', requestId: 'test' }
    await page.route('**/api/account', (route) => route.fulfill({ status: 503, json: away }))
    await page.goto('/registration')
    await sendRegistration(page, person, 'pl')
    await page.waitForURL(/\/signIn/)

    const signInAgain = async () => {
      await page.goto('/signIn')
      await sendSignIn(page, person, 'pl')
      await page.waitForURL(/\/cart$/)
    }
    await signInAgain()
    await page.unroute('**/api/account')
    await signInAgain()
    const { name, surname, phone } = person
    expect(await accountOf(request, identityUrl, person)).toMatchObject({ record: { name, surname, phone } })
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('registration')
  },
)

test(
  'registering leaves whoever is signed in on this browser as they are',
  { tag: '@heavy' },
  async ({ page, customer, signedInAs }) => {
    await signedInAs(customer)
    await page.goto('/registration')
    await sendRegistration(page, aNewcomer(), 'pl')
    await page.waitForURL(/\/signIn/)
    await page.goto('/orders')
    await page.getByRole('button', { name: texts('pl')('account.my_account') }).click()
    await expect(page.getByText(customer.name)).toBeVisible()
  },
)

// Shows D2c
test(
  'what was typed outlives a switch of language, the password apart',
  { tag: '@heavy' },
  async ({ page }) => {
    const person = aNewcomer()
    await page.goto('/registration')
    await page.locator('#registration-name').fill(person.name)
    await page.locator('#registration-email').fill(person.email)
    await page.locator('#registration-password').fill(person.password)
    await page.getByRole('link', { name: 'ru', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/ru/registration')
    await expect(page.locator('#registration-name')).toHaveValue(person.name)
    await expect(page.locator('#registration-email')).toHaveValue(person.email)
    await expect(page.locator('#registration-password')).toHaveValue('')
  },
)
