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

/** On the page of the stand-in, which is another site. */
async function choose(page: Page, choice: string): Promise<void> {
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
  await expect(page.getByRole('button', { name: t('order_payment.pay') })).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('link', { name: t('order_payment.to_order') }).click()
  await page.waitForURL(/\/orders/)
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
})

test('somebody without an account gives the payment up, and pays in a second try (en)', async ({
  page,
  productApiUrl,
}) => {
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
  await choose(page, 'Give up and go back to the shop')

  await expect(page.getByRole('heading', { name: t('order_payment.unpaid.title') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('order_payment.pay') }).click()
  await choose(page, 'Pay')
  await expect(page.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
})

test('a payment of another amount is not taken for paid, and nobody is asked to pay again (ru)', async ({
  page,
  customer,
  signedInAs,
  request,
  identityUrl,
  productApiUrl,
}) => {
  const t = texts('ru')
  const tire = (await listOtherTires(productApiUrl, 24)).at(-16)
  const headers = await headersOf(identityUrl, customer)
  const { id } = await placeOrder(request, headers, customer, tire?.id ?? 0, { typeOfPayment: 'przelewy24' })
  await signedInAs(customer)
  await page.goto(addressIn('ru', `/orders/${id}/payment`))
  await page.getByRole('button', { name: t('order_payment.pay') }).click()
  await choose(page, 'Pay another amount')
  await expect(page.getByRole('heading', { name: t('order_payment.disputed.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('order_payment.pay') })).toBeHidden()
})

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
    const told = await request.post('/api/payment/notifications/przelewy24', { data: forged })
    expect(told.status()).toBe(401)

    await request.post(payAt, { form: { choice: 'lost' }, maxRedirects: 0 })
    expect(await (await request.post(`${start}/return`, { headers })).json()).toMatchObject({ state: 'paid' })
    const others = await headersOf(identityUrl, staff)
    expect((await request.post(`${start}/return`, { headers: others })).status()).toBe(404)
  },
)
