import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Language } from '../contract/language.ts'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { Checkout } from './checkout.ts'
import { expect, test, texts } from './fixtures.ts'
import { buyFourAsGuest, SET } from './guests.ts'
import { linksMailedTo } from './identity-mails.ts'
import { aNewcomer, sendRegistration, sendSignIn } from './newcomers.ts'
import { findMail } from './outbox.ts'
import { listOtherTires } from './tires.ts'

/** Each test buys a tire of its own, which the others do not count on. */
async function aTire(productApiUrl: string, index: number): Promise<ListedTire> {
  const tire = (await listOtherTires(productApiUrl, 24)).at(index)
  if (!tire) throw new Error('The seed has too few tires with enough in stock.')
  return tire
}

async function order(page: Page, email: string, language: Language): Promise<void> {
  const t = texts(language)
  await page.getByRole('link', { name: t('cart.order_now') }).click()
  const checkout = new Checkout(page, language)
  await page.getByLabel(t('checkout.fullname')).fill('Łucja Żak')
  await page.getByLabel(t('checkout.email'), { exact: true }).fill(email)
  await checkout.walkToConfirmation()
  await checkout.order()
  await page.waitForURL(/\/orders/)
}

/** Of the order, as the mail has it: the page of the order itself, and not of a form. */
function linkIn(mail: string): string {
  const [link = ''] = /\/(?:(?:en|ru)\/)?order\?link=[\w.]+/.exec(mail) ?? []
  expect(link).not.toBe('')
  return link
}

for (const [index, language] of (['pl', 'ru'] as const).entries())
  // Shows D36a, D36b
  test(
    `somebody buys four tires without an account, and withdraws by the link of the mail, in ${language}`,
    { tag: language === 'pl' ? '@phone' : ['@phone', '@heavy'] },
    async ({ page, browser, baseURL, dataDir, productApiUrl, isMobile }) => {
      const t = texts(language)
      const email = `${randomUUID()}@example.com`
      const tire = await aTire(productApiUrl, -3 - index - (isMobile ? 2 : 0))
      await buyFourAsGuest(page, tire, language)
      await order(page, email, language)
      await expect(page.getByRole('main').getByRole('link', { name: t('orders.link') })).toBeVisible()

      // Another browser, in which nobody is signed in.
      const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'pl-PL' })
      const reader = await elsewhere.newPage()
      await reader.goto(linkIn(await findMail(dataDir, email)))
      await expect(reader.locator('html')).toHaveAttribute('lang', language)
      const main = reader.getByRole('main')
      await expect(main).toContainText(`${SET} ×`)
      await expect(main).toContainText(tire.title)
      await expect(main).toContainText(t('status.Pending'))
      // It is fetched: nothing goes to where the buyer lives.
      await expect(main).not.toContainText('Polna')
      await expect(main).not.toContainText(email)

      await main.getByRole('link', { name: t('orders.withdraw') }).click()
      await expect(reader.getByLabel(t('withdrawal.name'), { exact: true })).toHaveValue('Łucja Żak')
      await expect(reader.getByLabel(t('withdrawal.email'), { exact: true })).toHaveValue(email)
      await reader.getByRole('button', { name: t('withdrawal.next') }).click()
      await reader.getByRole('button', { name: t('withdrawal.confirm') }).click()
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal.received_title'))
      await elsewhere.close()
    },
  )

// Shows D36e
test(
  'an order is canceled by the link of its mail',
  { tag: '@heavy' },
  async ({ page, dataDir, productApiUrl }) => {
    const t = texts('pl')
    const email = `${randomUUID()}@example.com`
    await buyFourAsGuest(page, await aTire(productApiUrl, -14), 'pl')
    await order(page, email, 'pl')
    await page.context().clearCookies()
    await page.goto(linkIn(await findMail(dataDir, email)))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('orders.cancel') }).click()
    await main.getByRole('button', { name: t('orders.cancel_yes') }).click()
    await expect(main).toContainText(t('status.Canceled'))
    await expect(main.getByRole('link', { name: t('orders.withdraw') })).toBeHidden()
    await page.reload()
    await expect(main).toContainText(t('status.Canceled'))
  },
)

test('a link that was changed leads to no order, and says what to do', async ({ page }) => {
  const t = texts('pl')
  await page.goto(`/order?link=1.1999999999.${'0'.repeat(64)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.link_unknown'))
  await expect(page.getByRole('main').getByRole('link', { name: t('orders.withdraw') })).toBeVisible()
})

/** The order that a guest has just placed, and something in the cart again. */
async function orderAndBuyAgain(page: Page, tire: ListedTire): Promise<void> {
  await buyFourAsGuest(page, tire, 'pl')
  await order(page, `${randomUUID()}@example.com`, 'pl')
  await page.goto(`/tireDetail/${tire.id}`)
  await page.getByRole('button', { name: `${texts('pl')('product.add_to_cart')}: ${tire.title}` }).click()
  await expect(page.getByText(texts('pl')('product.added_to_cart'))).toBeVisible()
}

async function expectOrderOf(page: Page, tire: ListedTire): Promise<void> {
  await page.goto('/orders')
  await expect(page.getByRole('main')).toContainText(tire.title)
}

// Shows D36c
test(
  'a guest who registers keeps the cart and the orders',
  { tag: '@heavy' },
  async ({ page, productApiUrl }) => {
    const t = texts('pl')
    const person = aNewcomer()
    const tire = await aTire(productApiUrl, -8)
    await orderAndBuyAgain(page, tire)
    await page.goto('/registration')
    await sendRegistration(page, person, 'pl')
    await page.waitForURL((url) => url.pathname === '/cart')
    await expect(page.getByRole('main')).toContainText(tire.title)
    await page.getByRole('button', { name: t('account.my_account') }).click()
    await expect(page.getByText(`${person.name} ${person.surname}`)).toBeVisible()
    await expectOrderOf(page, tire)
  },
)

// Shows D36c
test(
  'a guest whose registration is answered by nobody sends it again, and is registered once',
  { tag: '@heavy' },
  async ({ page, productApiUrl, identityUrl, browserErrors }) => {
    browserErrors.expect(/accounts:(?:signUp|lookup|update)/)
    const t = texts('pl')
    const person = aNewcomer()
    const tire = await aTire(productApiUrl, -15)
    await buyFourAsGuest(page, tire, 'pl')
    await page.goto('/registration')
    // Firebase makes the account, and the answer is lost on the way.
    await page.route(
      /accounts:signUp/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await sendRegistration(page, person, 'pl')
    await expect(page.getByText(t('errors.unavailable'))).toBeVisible()
    await page.getByRole('button', { name: t('registration.submit') }).click()
    await page.waitForURL((url) => url.pathname === '/cart')
    await expect(page.getByRole('main')).toContainText(tire.title)
    await page.getByRole('button', { name: t('account.my_account') }).click()
    await expect(page.getByText(`${person.name} ${person.surname}`)).toBeVisible()
    expect(await linksMailedTo(identityUrl, person.email, 'VERIFY_EMAIL')).toHaveLength(1)
  },
)

// Shows D36c
test(
  'two tabs of a guest that register at once are one account',
  { tag: '@heavy' },
  async ({ page, context, productApiUrl, browserErrors }) => {
    // The second sees that the account exists already, and that there is no guest any more.
    browserErrors.expect(/accounts:|api\/account\/guest|could not be (?:signed in|taken over)/)
    const person = aNewcomer()
    const tire = await aTire(productApiUrl, -16)
    await buyFourAsGuest(page, tire, 'pl')
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) await tab.goto('/registration')
    await Promise.all(tabs.map((tab) => sendRegistration(tab, person, 'pl')))
    for (const tab of tabs) await tab.waitForURL((url) => url.pathname === '/cart')
    for (const tab of tabs) await expect(tab.getByRole('main')).toContainText(tire.title)
  },
)

// Shows D36c
test(
  'a guest whose address was taken meanwhile sees so, keeps the cart, and takes it along by signing in',
  { tag: '@heavy' },
  async ({ page, customer, productApiUrl, browserErrors }) => {
    browserErrors.expect(/accounts:(?:signUp|signInWithPassword)|could not be signed in/)
    const t = texts('pl')
    const tire = await aTire(productApiUrl, -17)
    await buyFourAsGuest(page, tire, 'pl')
    await page.goto('/registration')
    await sendRegistration(page, { ...aNewcomer(), email: customer.email }, 'pl')
    await expect(page.getByText(t('registration.failures.email_in_use_guest'))).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('main')).toContainText(tire.title)
    await page.goto('/signIn')
    await sendSignIn(page, customer, 'pl')
    await page.waitForURL((url) => url.pathname === '/cart')
    await expect(page.getByRole('main')).toContainText(tire.title)
  },
)

test(
  'a guest who signs in takes cart and orders along',
  { tag: '@heavy' },
  async ({ page, customer, productApiUrl }) => {
    const tire = await aTire(productApiUrl, -9)
    await orderAndBuyAgain(page, tire)
    await page.goto('/signIn')
    await sendSignIn(page, customer, 'pl')
    await page.waitForURL((url) => url.pathname === '/cart')
    await expect(page.getByRole('main')).toContainText(tire.title)
    await expectOrderOf(page, tire)
  },
)

test(
  'two tabs that go on without an account are one guest',
  { tag: '@heavy' },
  async ({ page, context, productApiUrl }) => {
    const t = texts('pl')
    const tires = [await aTire(productApiUrl, -10), await aTire(productApiUrl, -11)]
    const tabs = [page, await context.newPage()]
    for (const [index, tab] of tabs.entries()) {
      await tab.goto(`/tireDetail/${tires[index]?.id}`)
      await tab.getByRole('button', { name: `${t('product.add_to_cart')}: ${tires[index]?.title}` }).click()
      await expect(tab.getByText(t('account.not_authenticated'))).toBeVisible()
    }
    await Promise.all(
      tabs.map((tab) =>
        tab
          .getByRole('main')
          .getByRole('button', { name: t('account.without_account') })
          .click(),
      ),
    )
    for (const tab of tabs) await expect(tab.getByText(t('product.added_to_cart'))).toBeVisible()
    await page.goto('/cart')
    for (const tire of tires) await expect(page.getByRole('main')).toContainText(tire.title)
  },
)

test(
  'a guest who finishes leaves an empty cart, and the link of the mail still works',
  { tag: '@heavy' },
  async ({ page, dataDir, productApiUrl }) => {
    const t = texts('pl')
    const email = `${randomUUID()}@example.com`
    const tire = await aTire(productApiUrl, -12)
    await buyFourAsGuest(page, tire, 'pl')
    await order(page, email, 'pl')
    await page.getByRole('button', { name: t('account.my_account') }).click()
    await page.getByRole('menuitem', { name: t('account.guest_logout') }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('link', { name: t('account.sign_in') }).first()).toBeVisible()
    await page.goto(linkIn(await findMail(dataDir, email)))
    await expect(page.getByRole('main')).toContainText(tire.title)
  },
)
