import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { Language } from '../contract/selling/order.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { linksMailedTo } from './identity-mails.ts'
import { aNewcomer, register, sendSignIn, type Newcomer } from './newcomers.ts'

const polnaStreet = { address: 'Polna 7', index: '90-001', city: 'Łódź' }

const field = (page: Page, name: string) => page.locator(`#profile-${name}`)

async function fillAddress(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(polnaStreet)) await field(page, name).fill(text)
}

const change = (page: Page, language: Language = 'pl') =>
  page.getByRole('button', { name: texts(language)('my_data.change'), exact: true }).click()
const save = (page: Page, language: Language = 'pl') =>
  page.getByRole('button', { name: texts(language)('my_data.save'), exact: true }).click()

/** Waits from before the click, since the toast is visible for three seconds, and until it is gone: the next save shows another one. */
async function saveAndWaitForToast(page: Page): Promise<void> {
  const toast = page.getByText(texts('pl')('my_data.saved'))
  await Promise.all([toast.waitFor(), save(page)])
  await expect(toast).toBeHidden()
}

async function deleteAccount(page: Page, password: string, language: Language): Promise<void> {
  const t = texts(language)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('my_data.confirm') }).click()
}

// Shows S1.9, S1.10, S2.28, S2.106, S2.107, S2.108, S4.37, S5.9, S5.11, S6.5, S7.36, S9.15, D14
test('somebody changes the own data and then deletes the account', async ({
  page,
  request,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  const language = 'en'
  const t = texts(language)
  browserErrors.expect(/accounts:signInWithPassword/)
  const person = aNewcomer()
  await signedInAs(await register(request, identityUrl, person))
  await page.goto(addressIn(language, '/details'))
  await expect(field(page, 'email')).toHaveValue(person.email)
  await expect(page.getByText(t('my_data.email_unverified'))).toBeVisible()
  for (const name of ['email', 'phone', 'name', 'surname', 'address', 'index', 'city'])
    await expect(field(page, name)).not.toBeEditable()
  await expect(field(page, 'phone')).toHaveValue(person.phone)

  await change(page, language)
  await expect(field(page, 'email')).not.toBeEditable()
  await field(page, 'phone').fill('')
  await save(page, language)
  for (const name of ['phone', 'address', 'index', 'city'] as const)
    await expect(page.locator(`#profile-${name}-error`)).toHaveText(t(`person.errors.${name}_required`))
  await field(page, 'phone').fill('+48 (600) 100-300')
  await field(page, 'surname').fill('A.B.#$[]/')
  await fillAddress(page)
  await save(page, language)
  await expect(page.getByText(t('my_data.saved'))).toBeVisible()

  await page.reload()
  await expect(field(page, 'surname')).toHaveValue('A.B.#$[]/')
  await expect(field(page, 'phone')).toHaveValue('+48600100300')
  await expect(field(page, 'city')).toHaveValue(polnaStreet.city)

  await page.getByRole('button', { name: t('my_data.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('my_data.cancel') })
    .click()
  await page.getByRole('button', { name: t('my_data.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('my_data.confirm') })
    .click()
  await expect(page.getByText(t('person.errors.password_required'), { exact: true })).toBeVisible()
  await deleteAccount(page, 'not-the-one', language)
  await expect(page.getByText(t('my_data.wrong_password'))).toBeVisible()
  await deleteAccount(page, person.password, language)
  await page.waitForURL((url) => url.pathname === addressIn(language, '/'))
  await expect(page.getByRole('link', { name: t('account.sign_in') })).toBeVisible()

  await page.goto(addressIn(language, '/signIn'))
  await sendSignIn(page, person, language)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('account.wrong_credentials'))
})

test.describe('one’s own data', () => {
  const t = texts('pl')
  let person: Newcomer

  test.beforeEach(async ({ page, request, identityUrl, signedInAs }) => {
    person = aNewcomer()
    await signedInAs(await register(request, identityUrl, person))
    await page.goto('/details')
    await expect(field(page, 'name')).toHaveValue(person.name)
  })

  test(
    'two windows are in step, and neither loses what is being typed',
    { tag: '@heavy' },
    async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto('/details')
      await change(page)
      await fillAddress(page)
      await saveAndWaitForToast(page)
      await expect(field(other, 'city')).toHaveValue(polnaStreet.city)

      await change(other)
      await field(other, 'city').fill('Kutno')
      await change(page)
      await field(page, 'name').fill('Barbara')
      await saveAndWaitForToast(page)
      await expect(other.getByText(t('my_data.changed_elsewhere'))).toBeVisible()
      await expect(field(other, 'city')).toHaveValue('Kutno')
      await other.getByRole('button', { name: t('my_data.show_changed') }).click()
      await expect(field(other, 'name')).toHaveValue('Barbara')
      await expect(field(other, 'city')).toHaveValue(polnaStreet.city)
    },
  )

  test(
    'what was typed is still there when saving fails',
    { tag: '@heavy' },
    async ({ page, browserErrors }) => {
      browserErrors.expect(/503/)
      const away = { code: 'unavailable', message: 'the database is away', requestId: 'test' }
      await page.route('**/api/account', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: away }) : route.fallback(),
      )
      await change(page)
      await fillAddress(page)
      await save(page)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('my_data.not_saved'))
      await expect(field(page, 'city')).toHaveValue(polnaStreet.city)
      await page.unroute('**/api/account')
      await save(page)
      await expect(page.getByText(t('my_data.saved'))).toBeVisible()
    },
  )

  // Shows S4.38, S8.33, D14
  test(
    'an account that could not be deleted is still there, and the page says so',
    { tag: '@heavy' },
    async ({ page, browserErrors }) => {
      browserErrors.expect(/503|could not be deleted/)
      const away = { code: 'unavailable', message: 'the database is away', requestId: 'test' }
      await page.route('**/api/account', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 503, json: away }) : route.fallback(),
      )
      await page.getByRole('button', { name: t('my_data.delete') }).click()
      await deleteAccount(page, person.password, 'pl')
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t('my_data.delete_failed'))
      await page.reload()
      await expect(field(page, 'name')).toHaveValue(person.name)
    },
  )

  test('an e-mail is confirmed', async ({ page, identityUrl }) => {
    await page.getByRole('button', { name: t('my_data.verify') }).click()
    await expect(page.getByText(t('my_data.verification_sent'))).toBeVisible()
    const links = await linksMailedTo(identityUrl, person.email, 'VERIFY_EMAIL')
    expect(links).toHaveLength(1)
    await fetch(links.at(-1) ?? '')
    await page.reload()
    await expect(page.getByText(t('my_data.email_verified'), { exact: true })).toBeVisible()
  })

  test('one’s data can be taken along', async ({ page }) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('my_data.download') }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^bieznik-\d{4}-\d\d-\d\d\.json$/)
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({ record: { surname: person.surname, phone: person.phone } })
  })

  test('somebody signs out everywhere', { tag: '@heavy' }, async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newPage({ baseURL })
    await elsewhere.goto('/signIn?next=/details')
    await sendSignIn(elsewhere, person, 'pl')
    await elsewhere.waitForURL(/\/details$/)
    // Firebase counts sign-ins and their revocation in whole seconds.
    await page.waitForTimeout(1_100)
    await page.getByRole('button', { name: t('my_data.everywhere') }).click()
    await page.waitForURL(/\/signIn\?reason=everywhere$/)
    await expect(page.getByText(t('sign_in.notice.everywhere'))).toBeVisible()
    for (const window of [page, elsewhere]) {
      await window.goto('/details')
      await expect(window).toHaveURL(/\/signIn/)
    }
    await elsewhere.close()
  })
})
