import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Checkout } from './checkout.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { addToCart, headersOf, placeOrder } from './order-by-api.ts'
import { createCustomer, type Person } from './people.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

interface Shop {
  identityUrl: string
  productApiUrl: string
}

/** Puts tires into a person's cart, as their browser would; each test has others. */
async function fillCart(page: Page, shop: Shop, person: Person, index: number, quantity = 1) {
  const tire = (await listOtherTires(shop.productApiUrl, 10))[index]
  if (!tire) throw new Error(`The seed has fewer than ${index + 1} other tires in stock.`)
  const headers = await headersOf(shop.identityUrl, person)
  await addToCart(page.request, headers, { productId: tire.id, quantity })
  return { tire, headers }
}

/** What says what is in the way, or what has been done; the browser's own announcer stands outside of it. */
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

test.beforeEach(async ({ signedInAs, customer }) => signedInAs(customer))

async function ordersOf(page: Page, headers: Record<string, string>): Promise<unknown> {
  return (await page.request.get('/api/orders', { headers })).json()
}

test('the whole order by keyboard alone, each step for everyone', async ({
  page,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  await fillCart(page, { identityUrl, productApiUrl }, customer, 0, 2)
  const checkout = new Checkout(page)
  await page.goto('/cart')
  await page.getByRole('link', { name: t('cart.order_now') }).focus()
  await page.keyboard.press('Enter')
  await expect(checkout.step('checkout.step_person')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(t('checkout.email')).focus()
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('checkout.phone'))).toBeFocused()
  for (const text of ['600100200', 'Polna 7', '90001', 'Łódź']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(alertOf(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(checkout.step('checkout.step_delivery')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(t('delivery.shipping_to_customer'))).toBeChecked()
  await page.keyboard.press('Enter')

  await expect(checkout.step('checkout.step_payment')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(checkout.step('checkout.step_confirmation')).toBeFocused()
  // Each step begins below the heading of the page.
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x
  expect(await leftOf(page.getByRole('navigation', { name: t('checkout.progress') }))).toBe(
    await leftOf(page.getByRole('heading', { level: 1 })),
  )
  await expectAccessible(page)
  await expect(page.getByRole('region', { name: t('checkout.step_person') })).toContainText('90-001 Łódź')
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox').last().focus()
  await page.keyboard.press('Space')
  await checkout.orderButton().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/orders/)
  await expect(alertOf(page)).toContainText('Dziękujemy!')
  await expect(page.getByText(t('delivery.shipping_to_customer')).first()).toBeVisible()
})

test('a company orders to another address', async ({ page, customer, identityUrl, productApiUrl }) => {
  const language = 'en'
  const say = texts(language)
  await fillCart(page, { identityUrl, productApiUrl }, customer, 1)
  const checkout = new Checkout(page, language)
  await page.goto(addressIn(language, '/CreateOrder'))
  await checkout.fillPerson()
  await page.getByLabel(say('checkout.company'), { exact: true }).check()
  await page.getByLabel(say('checkout.tax_id'), { exact: true }).fill('526-000-12-46')
  await page.getByRole('button', { name: say('checkout.company_data') }).click()
  await expect(page.getByText(say('checkout.company_data_filled'))).toBeVisible()
  await expect(page.getByLabel(say('checkout.company_name'))).toHaveValue('TRANSPORT PRZYKŁADOWY SP. Z O.O.')
  await page.getByLabel(say('checkout.company_name')).fill('Opony sp. z o.o.')
  await page.getByLabel(say('checkout.tax_id'), { exact: true }).fill('526-025-02-75')
  await page.getByRole('button', { name: say('checkout.next'), exact: true }).click()
  await expect(alertOf(page)).toContainText(say('checkout.errors.nip'))
  await page.getByLabel(say('checkout.tax_id'), { exact: true }).fill('526-025-02-74')
  await checkout.goOn()

  await page.getByLabel(say('delivery.shipping_to_another_address')).check()
  await page.getByRole('button', { name: say('checkout.next'), exact: true }).click()
  await expect(alertOf(page)).toContainText(say('checkout.alternative_address_required'))
  await expectAccessible(page)
  await expect(page.getByLabel(say('checkout.country'), { exact: true }).getByRole('option')).toHaveCount(1)
  await checkout.fillAddress({ address: 'Rynek 5', zipcode: '30-001', city: 'Kraków' })
  await checkout.goOn()
  await checkout.choosePayment()
  await checkout.goOn()
  await checkout.consent()
  await checkout.order()
  await page.waitForURL(/\/orders/)
  await expect(page.getByRole('main')).toContainText('Rynek 5, 30-001 Kraków')
  await page.locator('a[id^="order-"]').first().click()
  await expect(page.getByRole('dialog')).toContainText('Opony sp. z o.o.')
})

test(
  'a reload in the middle loses nothing, and the browser goes back through the steps',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, productApiUrl }) => {
    await fillCart(page, { identityUrl, productApiUrl }, customer, 4)
    const checkout = new Checkout(page)
    await page.goto('/CreateOrder')
    await checkout.walkToConfirmation()
    await page.reload()
    await expect(checkout.step('checkout.step_confirmation')).toBeVisible()
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked()
    await page.goBack()
    await expect(checkout.step('checkout.step_payment')).toBeVisible()
    await expect(page.getByLabel(t('payment.payment_at_delivery'))).toBeChecked()
    await page.goBack()
    await page.goBack()
    await expect(page.getByLabel(t('checkout.phone'))).toHaveValue('+48 600 100 200')
    await page.goForward()
    await expect(checkout.step('checkout.step_delivery')).toBeVisible()

    await page.getByRole('link', { name: 'en', exact: true }).click()
    await expect(new Checkout(page, 'en').step('checkout.step_delivery')).toBeVisible()
    await page.goto('/en/CreateOrder')
    await expect(page.getByLabel(texts('en')('checkout.phone'))).toHaveValue('+48 600 100 200')
  },
)

test(
  'what was typed is gone after signing out',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, productApiUrl }) => {
    await fillCart(page, { identityUrl, productApiUrl }, customer, 5)
    await page.goto('/CreateOrder')
    await page.getByLabel(t('checkout.phone')).fill('600100200')
    await expect.poll(() => keptInTab(page)).toContain('600100200')
    await page.goto('/contact')
    await page.getByRole('button', { name: t('account.my_account') }).click()
    await page.getByRole('menuitem', { name: t('account.logout') }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await keptInTab(page)).not.toContain('600100200')
  },
)

const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(window.sessionStorage)))

test(
  'an answer that is lost on the way is asked for again: one order',
  { tag: '@heavy' },
  async ({ page, customer, browserErrors, identityUrl, productApiUrl }) => {
    const { tire, headers } = await fillCart(page, { identityUrl, productApiUrl }, customer, 6)
    browserErrors.expect(/ERR_FAILED/)
    let lost = 0
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST' || lost === 2) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort('failed')
    })
    const checkout = new Checkout(page)
    await page.goto('/CreateOrder')
    await checkout.walkToConfirmation()
    await checkout.orderButton().dblclick()
    await page.waitForURL(/\/orders/)
    await expect(alertOf(page)).toContainText('Dziękujemy!')
    expect(lost).toBe(2)
    expect(await ordersOf(page, headers)).toMatchObject({
      total: 1,
      orders: [{ orderItems: [{ productId: tire.id }] }],
    })
  },
)

test(
  'the cart is empty everywhere after the order, in another tab as well',
  { tag: '@heavy' },
  async ({ page, context, customer, identityUrl, productApiUrl }) => {
    await fillCart(page, { identityUrl, productApiUrl }, customer, 7)
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('link', { name: t('cart.open', { count: 1 }) })).toBeVisible()
    const checkout = new Checkout(page)
    await page.goto('/CreateOrder')
    await checkout.walkToConfirmation()
    await checkout.order()
    await page.waitForURL(/\/orders/)
    await expect(page.getByRole('link', { name: t('cart.open', { count: 0 }) })).toBeVisible()
    // What was read a moment ago is not read again, so it may take a second look.
    await expect(async () => {
      await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expect(other.getByRole('link', { name: t('cart.open', { count: 0 }) })).toBeVisible({
        timeout: 1000,
      })
    }).toPass({ timeout: 20_000 })
    await other.close()
  },
)

test(
  'what changes in the cart meanwhile is shown, and holds the order until it is accepted',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, productApiUrl }) => {
    const { tire, headers } = await fillCart(page, { identityUrl, productApiUrl }, customer, 8, 1)
    const checkout = new Checkout(page)
    await page.goto('/CreateOrder')
    await checkout.walkToConfirmation()
    // The price that this tab was shown, as if it had been another one then.
    const shown = await page.evaluate((id) => {
      const stored = window.sessionStorage.getItem('bieznik.seenPrices')
      window.sessionStorage.setItem(
        'bieznik.seenPrices',
        JSON.stringify({ version: 1, prices: { [id]: 100 } }),
      )
      return stored
    }, tire.id)
    expect(shown).toContain(`"${tire.id}":`)
    await page.reload()
    const panel = page.getByRole('alert', { name: t('checkout.changes_title') })
    await expect(panel).toContainText('1,00')
    await expectAccessible(page)
    await checkout.order()
    await expect(panel).toBeFocused()
    expect(await ordersOf(page, headers)).toMatchObject({ total: 0 })
    await panel.getByRole('button', { name: t('checkout.accept_changes') }).click()
    await expect(panel).toHaveCount(0)
    await checkout.order()
    await page.waitForURL(/\/orders/)
  },
)

test(
  'missing stock is reported, and the order takes what is left',
  { tag: '@heavy' },
  async ({ page, customer, browserErrors, identityUrl, productApiUrl }) => {
    const tire = (await listOtherTires(productApiUrl, 2, 8))[0]
    if (!tire) throw new Error('The seed has no tire of which there are a few.')
    const headers = await headersOf(identityUrl, customer)
    await addToCart(page.request, headers, { productId: tire.id, quantity: tire.quantityInStock })
    const checkout = new Checkout(page)
    await page.goto('/CreateOrder')
    await checkout.walkToConfirmation()
    await test.step('somebody else is faster', async () => {
      const other = await createCustomer(identityUrl)
      await placeOrder(page.request, await headersOf(identityUrl, other), other, tire.id)
    })
    browserErrors.expect(/409/)
    await checkout.order()
    const panel = page.getByRole('alert', { name: t('checkout.changes_title') })
    const left = tire.quantityInStock - 1
    await expect(panel).toContainText(t('checkout.some_left', { count: left }))
    await panel.getByRole('button', { name: t('checkout.accept_changes') }).click()
    await expect(panel).toHaveCount(0)
    await checkout.order()
    await page.waitForURL(/\/orders/)
    expect(await ordersOf(page, headers)).toMatchObject({
      total: 1,
      orders: [{ orderItems: [{ quantity: left }] }],
    })
  },
)

test(
  'a sign-in that has run out leads to sign-in with the reason, and back to the filled form',
  { tag: '@heavy' },
  async ({ page, customer, browserErrors, identityUrl, productApiUrl }) => {
    await fillCart(page, { identityUrl, productApiUrl }, customer, 9)
    const checkout = new Checkout(page)
    await page.goto('/CreateOrder')
    await checkout.walkToConfirmation()
    browserErrors.expect(/401/)
    await page.route('**/api/orders', (route) =>
      route.fulfill({
        status: 401,
        json: { code: 'unauthenticated', message: 'the ID token is not valid', requestId: 'test' },
      }),
    )
    await checkout.order()
    await page.waitForURL(/\/signIn/)
    await expect(page.getByText(t('sign_in.notice.authentication_required'))).toBeVisible()
    await page.unroute('**/api/orders')
    await page.getByLabel(t('account.email'), { exact: true }).fill(customer.email)
    await page.getByLabel(t('account.password'), { exact: true }).fill(customer.password)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account.sign_in'), exact: true })
      .click()
    await expect(checkout.step('checkout.step_confirmation')).toBeVisible()
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked()
    await checkout.order()
    await page.waitForURL(/\/orders/)
  },
)
