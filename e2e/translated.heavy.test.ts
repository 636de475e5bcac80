import { Checkout } from './checkout.ts'
import { expect, test, texts } from './fixtures.ts'
import { aNewcomer, sendRegistration, sendSignIn } from './newcomers.ts'
import { listTiresInStock } from './tires.ts'
import { openTranslated as open } from './translated.ts'

/*
 * The shop in a language that it does not have: the browser translates every page that is opened. The fixtures fail each test of any error
 * in the browser.
 */

const t = texts('pl')

/** Quicker than this nobody fills in a form, and what is quicker is taken for a robot. */
const AS_SLOW_AS_A_PERSON_MS = 2_100

async function aTire(productApiUrl: string) {
  const tire = (await listTiresInStock(productApiUrl, 24)).at(-2)
  if (!tire) throw new Error('The seed has too few tires of this size with enough in stock.')
  return tire
}

test('a shopper buys on translated pages', async ({ page, customer, productApiUrl }) => {
  const tire = await aTire(productApiUrl)
  await open(page, '/signIn')
  await sendSignIn(page, customer, 'pl')
  await page.waitForURL((url) => url.pathname === '/cart')

  await open(page, '/tires/filter/width=195&profile=80&diameter=15')
  await page.getByRole('button', { name: `${t('product.add_to_cart')}: ${tire.title}` }).click()
  await expect(page.getByText(t('product.added_to_cart'))).toBeVisible()
  const inCart = page.getByRole('button', { name: `${t('product.in_cart')} (1): ${tire.title}` })
  await expect(inCart).toHaveText(`${t('product.in_cart')} (1)`)

  await page.getByRole('link', { name: t('cart.open', { count: 1 }) }).click()
  await page.getByLabel(t.markup('cart.quantity_of', { title: () => tire.title })).selectOption('2')
  const summary = page.getByRole('region', { name: t('cart.summary') })
  await expect(summary.getByRole('definition').first()).toHaveText('2')
  await page.getByRole('link', { name: t('cart.order_now') }).click()

  const checkout = new Checkout(page)
  await expect(page.getByLabel(t('checkout.fullname'))).toHaveValue(customer.name)
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await checkout.walkToConfirmation()
  await checkout.order()
  await page.waitForURL(/\/orders/)
  await expect(
    page
      .getByRole('main')
      .locator('tr')
      .filter({ hasText: `2 × ${tire.title}` }),
  ).toContainText(t('status.Pending'))
})

test('a newcomer registers and signs in on translated pages', async ({ page }) => {
  const person = aNewcomer()
  await open(page, '/registration')
  await page.getByRole('button', { name: t('registration.submit') }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  const password = page.getByLabel(t('account.password'), { exact: true })
  await password.fill('password')
  await expect(page.getByText(t('registration.strength', { level: 's0' }))).toBeVisible()
  await password.fill(person.password)
  await expect(page.getByText(t('registration.strength', { level: 's4' }))).toBeVisible()
  await sendRegistration(page, person, 'pl')
  await page.waitForURL((url) => url.pathname === '/signIn')

  await open(page, '/signIn')
  await sendSignIn(page, person, 'pl')
  await page.waitForURL((url) => url.pathname === '/cart')
  await page.getByRole('button', { name: t('account.my_account') }).click()
  await expect(page.getByText(`${person.name} ${person.surname}`)).toBeVisible()
})

test('somebody writes to the shop on a translated page', async ({ page }) => {
  await open(page, '/contact')
  const send = page.getByRole('button', { name: t('contact_form.send') })
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await page.getByLabel(t('contact_form.name'), { exact: true }).fill('Łucja Żak')
  await page.getByLabel(t('contact_form.email'), { exact: true }).fill('lucja@example.com')
  await page.getByLabel(t('contact_form.phone'), { exact: true }).fill('+48 600 100 200')
  const message = page.getByLabel(t('contact_form.message'), { exact: true })
  await message.fill('Czy macie 195/80 R15?')
  await expect(message).toHaveAccessibleDescription(/^21 /)
  await page.waitForTimeout(AS_SLOW_AS_A_PERSON_MS)
  await send.click()
  await expect(page.getByRole('dialog', { name: t('contact_form.sent') })).toBeVisible()
})
