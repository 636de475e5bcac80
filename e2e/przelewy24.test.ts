// Shows S0.5

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './accessibility.ts'
import { fillCart } from './carts.ts'
import { Checkout } from './checkout.ts'
import { addressIn, apiTest, expect, staff, test, texts } from './fixtures.ts'
import { headersOf, placeOrder } from './order-by-api.ts'
import { enterSignedIn } from './people.ts'
import { listOtherTires } from './tires.ts'

/** From the shop, which takes BLIK codes too, to the page of the stand-in, which is another site. */
async function choose(page: Page, choice: string, language: 'pl' | 'en' | 'ru' = 'pl'): Promise<void> {
  await page.getByRole('button', { name: texts(language)('order_payment.blik.page') }).click()
  await page.waitForURL(/\/trnRequest\//)
  await page.getByRole('button', { name: choice, exact: true }).click()
  await page.waitForURL(/\/orders\/\d+\/payment$/)
}

const orderOf = (page: Page) => /\/orders\/(\d+)\/payment/.exec(page.url())?.[1] ?? ''

test('a shopper orders, pays with Przelewy24 and is back, and staff send the money back (pl)', async ({
  page,
  browser,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const t = texts('pl')
  const tire = (await listOtherTires(productApiUrl, 24)).at(-16)
  if (!tire) throw new Error('no tire is in stock')
  await fillCart(customer, [{ tire, quantity: 2 }], { identityUrl, productApiUrl })
  await signedInAs(customer)

  await page.goto('/CreateOrder')
  const checkout = new Checkout(page)
  await checkout.walkToConfirmation('przelewy24')
  await checkout.order()
  await choose(page, 'Zapłać')
  const orderId = orderOf(page)
  await expect(page.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('order_payment.blik.page') })).toBeHidden()
  await expectAccessible(page)

  const story = page.getByRole('region', { name: t('orders.story.title') })
  await expect(story).toContainText(t('orders.paid', { method: t('payment.przelewy24') }))
  await page.goto('/orders')
  await expect(page.getByText(t('orders.paid_mark'), { exact: true })).toBeVisible()

  const staffPage = await browser.newPage()
  await enterSignedIn(staffPage.context(), identityUrl, staff)
  await staffPage.goto(`/admin/order/${orderId}`)
  const payments = staffPage.getByRole('region', { name: t('admin.payments') })
  await expect(payments).toContainText('Przelewy24')
  await payments.getByRole('button').click()
  const question = staffPage.getByRole('dialog', { name: t('admin.refund_title') })
  await expect(question).toContainText('Przelewy24')
  await question.getByRole('button', { name: t('admin.refund'), exact: true }).click()
  await expect(payments).toContainText(t('admin.refund_asked'))
  await expect(async () => {
    await staffPage.reload()
    await expect(payments).toContainText(t('admin.payment_state.refunded'), { timeout: 2_000 })
  }).toPass()
  await staffPage.close()

  // The buyer sees what went back, and how.
  await page.goto(`/orders?order=${orderId}`)
  const details = page.getByRole('dialog')
  await expect(details.getByText(t('orders.money_back', { method: t('payment.przelewy24') }))).toBeVisible()
})

test(
  'somebody without an account gives the payment up, and pays in a second try (en)',
  { tag: '@heavy' },
  async ({ page, productApiUrl }) => {
    const t = texts('en')
    const tire = (await listOtherTires(productApiUrl, 24)).at(-16)
    if (!tire) throw new Error('no tire is in stock')
    await page.goto(addressIn('en', `/tireDetail/${tire.id}`))
    await page.getByRole('button', { name: `${t('product.add_to_cart')}: ${tire.title}` }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account.without_account') })
      .click()
    await expect(page.getByText(t('product.added_to_cart'))).toBeVisible()

    await page.goto(addressIn('en', '/cart'))
    await page.getByRole('link', { name: t('cart.order_now') }).click()
    const checkout = new Checkout(page, 'en')
    await page.getByLabel(t('checkout.fullname')).fill('Łucja Żak')
    await page.getByLabel(t('checkout.email'), { exact: true }).fill(`${randomUUID()}@example.com`)
    await checkout.walkToConfirmation('przelewy24')
    await checkout.order()
    await choose(page, 'Give up and go back to the shop', 'en')

    await expect(page.getByRole('heading', { name: t('order_payment.choose.title') })).toBeVisible()
    await expectAccessible(page)
    await choose(page, 'Pay', 'en')
    await expect(page.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
  },
)

test(
  'a payment of another amount is not taken for paid, and nobody is asked to pay again (ru)',
  { tag: '@heavy' },
  async ({ page, customer, signedInAs, request, identityUrl, productApiUrl }) => {
    const t = texts('ru')
    const tire = (await listOtherTires(productApiUrl, 24)).at(-16)
    const headers = await headersOf(identityUrl, customer)
    const { id } = await placeOrder(request, headers, customer, tire?.id ?? 0, {
      typeOfPayment: 'przelewy24',
    })
    await signedInAs(customer)
    await page.goto(addressIn('ru', `/orders/${id}/payment`))
    await choose(page, 'Pay another amount', 'ru')
    await expect(page.getByRole('heading', { name: t('order_payment.disputed.title') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('order_payment.blik.page') })).toBeHidden()
  },
)

test('a shopper pays with a BLIK code in the shop, after one that is wrong @phone (pl)', async ({
  page,
  customer,
  signedInAs,
  request,
  identityUrl,
  productApiUrl,
}) => {
  const t = texts('pl')
  const tire = (await listOtherTires(productApiUrl, 24)).at(-16)
  const headers = await headersOf(identityUrl, customer)
  const { id } = await placeOrder(request, headers, customer, tire?.id ?? 0, { typeOfPayment: 'przelewy24' })
  await signedInAs(customer)
  await page.goto(`/orders/${id}/payment?start=1`)
  await page.getByLabel(t('order_payment.blik.code')).fill('123 456')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('order_payment.blik.pay') }).click()
  await expect(page.getByText(t('order_payment.blik.errors.wrong_code')).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t('order_payment.blik.code')).fill('777 123')
  await page.getByRole('button', { name: t('order_payment.blik.pay') }).click()
  await expect(page.getByRole('heading', { name: t('order_payment.asked.title') })).toBeVisible()
  await expectAccessible(page)
  // The stand-in confirms in the app after a moment, and the page asks by itself.
  await expect(page.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible({
    timeout: 20_000,
  })
})

test(
  'whoever holds the link pays without an account: a code, or the page of the provider and back (en)',
  { tag: '@heavy' },
  async ({ browser, customer, request, identityUrl, productApiUrl }) => {
    const t = texts('en')
    const tire = (await listOtherTires(productApiUrl, 24)).at(-16)
    const headers = await headersOf(identityUrl, customer)
    const linkTo = async (): Promise<string> => {
      const { id } = await placeOrder(request, headers, customer, tire?.id ?? 0, {
        typeOfPayment: 'przelewy24',
      })
      const reply = await request.get(`/api/orders/${id}/link`, { headers })
      return z.object({ link: z.string() }).parse(await reply.json()).link
    }
    const stranger = await browser.newPage()
    await stranger.goto(addressIn('en', `/order?link=${await linkTo()}#payment`))
    const payment = stranger.getByRole('region', { name: t('orders.pay_here') })
    await payment.getByLabel(t('order_payment.blik.code')).fill('777321')
    await payment.getByRole('checkbox').check()
    await payment.getByRole('button', { name: t('order_payment.blik.pay') }).click()
    await expect(payment.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible({
      timeout: 20_000,
    })

    await stranger.goto(addressIn('en', `/order?link=${await linkTo()}`))
    await payment.getByRole('button', { name: t('order_payment.blik.page') }).click()
    await stranger.waitForURL(/\/trnRequest\//)
    await stranger.getByRole('button', { name: 'Pay', exact: true }).click()
    await stranger.waitForURL(/\/en\/order\?link=/)
    // By a page that knows already, or one that asks.
    await expect(
      stranger
        .getByText(t('orders.paid_mark'), { exact: true })
        .or(stranger.getByRole('heading', { name: t('order_payment.paid.title') }))
        .first(),
    ).toBeVisible()
    await expectAccessible(stranger)
    await stranger.close()
  },
)

const startedSchema = z.object({ payAt: z.url() })

apiTest(
  'a lost notification is found out, a forged one changes nothing, and the order of another is not there',
  async ({ request, customer, identityUrl, productApiUrl, p24Url }) => {
    const tire = (await listOtherTires(productApiUrl, 24)).at(-16)
    const headers = await headersOf(identityUrl, customer)
    const { id } = await placeOrder(request, headers, customer, tire?.id ?? 0, {
      typeOfPayment: 'przelewy24',
    })
    const start = `/api/orders/${id}/payment`
    const begun = await request.post(start, {
      data: { language: 'pl' },
      headers: { ...headers, 'idempotency-key': randomUUID() },
    })
    const { payAt } = startedSchema.parse(await begun.json())
    expect(new URL(payAt).origin).toBe(p24Url)
    expect(await (await request.post(`${start}/return`, { headers })).json()).toMatchObject({
      state: 'unpaid',
    })

    const forged = {
      merchantId: 999_999,
      posId: 999_999,
      sessionId: randomUUID(),
      amount: 1,
      originAmount: 1,
      currency: 'PLN',
      orderId: 1,
      methodId: 1,
      statement: '',
      sign: 'x',
    }
    const reply = await request.post('/api/payment/notifications/przelewy24', { data: forged })
    expect(reply.status()).toBe(401)

    await request.post(payAt, { form: { choice: 'lost' }, maxRedirects: 0 })
    expect(await (await request.post(`${start}/return`, { headers })).json()).toMatchObject({ state: 'paid' })
    const others = await headersOf(identityUrl, staff)
    expect((await request.post(`${start}/return`, { headers: others })).status()).toBe(404)
  },
)
