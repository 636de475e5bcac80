// Shows S0.5

import type { Page } from '@playwright/test'
import type { Language } from '../contract/selling/order.ts'
import { expectAccessible } from './accessibility.ts'
import { fillCart } from './carts.ts'
import { Checkout } from './checkout.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { enterSignedIn } from './people.ts'
import { listTiresInStock } from './tires.ts'

/** What the stand-in of the provider says, in English whatever the shop's language. */
type BuyersChoice = 'Pay now' | 'Pay with a card that is declined' | 'Cancel'

async function payWith(page: Page, choice: BuyersChoice): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'PayPal', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'PayPal (stand-in)' })
    .getByRole('button', { name: choice, exact: true })
    .click()
}

const dollars = /\d+[.,]\d{2}.?\$|\$\d+\.\d{2}/

test('a shopper pays with PayPal on the way to the order, and staff send the money back (pl)', async ({
  page,
  browser,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const t = texts('pl')
  const [tire] = await listTiresInStock(productApiUrl, 24)
  if (!tire) throw new Error('no tire is in stock')
  await fillCart(customer, [{ tire, quantity: 2 }], { identityUrl, productApiUrl })
  await signedInAs(customer)

  await page.goto('/CreateOrder')
  const checkout = new Checkout(page)
  await checkout.fillPerson()
  await checkout.goOn()
  await checkout.goOn()
  await page.getByLabel(t('payment.paypal')).check()
  await checkout.goOn()
  await checkout.consent()
  await expect(checkout.orderButton()).toBeHidden()
  await page.getByRole('link', { name: t('checkout.pay') }).click()

  await page.waitForURL(/\/Payment\?/)
  const amount = page.getByRole('region', { name: t('payment_page.amount') })
  await expect(amount).toContainText(dollars)
  await expect(amount.getByRole('button', { name: 'PayPal', exact: true })).toBeVisible()
  await expectAccessible(page)
  await payWith(page, 'Pay now')

  await page.waitForURL(/\/CreateOrder\?step=confirmation$/)
  const summary = page.getByRole('region', { name: t('checkout.order_summary') })
  await expect(summary).toContainText(t('checkout.paid'))
  await expect(summary).toContainText('0,00 zł')
  await expect(page.getByText('Polna 7')).toBeVisible()
  for (const consent of await page.getByRole('checkbox').all()) await expect(consent).toBeChecked()
  await checkout.order()

  await page.waitForURL(/\/orders/)
  await page.getByRole('link', { name: /^Zamówienie nr/ }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText(t('orders.paid', { method: 'PayPal' }))).toBeVisible()
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').getByText(t('orders.paid_mark'), { exact: true })).toBeVisible()

  const staffPage = await browser.newPage()
  await enterSignedIn(staffPage.context(), identityUrl, staff)
  await test.step('staff send it back', () => refund(staffPage, orderId, customer.name))

  await page.reload()
  await expect(page.getByRole('link', { name: /^Zamówienie nr/ })).toBeVisible()
  await expect(page.getByText(t('orders.sent_back_mark'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('orders.paid_mark'), { exact: true })).toBeHidden()
})

async function refund(page: Page, orderId: string, buyer: string): Promise<void> {
  const t = texts('pl')
  await page.goto(`/admin/order/${orderId}`)
  const payments = page.getByRole('region', { name: t('admin.payments') })
  await payments.getByRole('button').click()
  const question = page.getByRole('dialog', { name: t('admin.refund_title') })
  await expect(question).toContainText(buyer)
  await expectAccessible(page)
  await question.getByRole('button', { name: t('admin.refund'), exact: true }).click()
  await expect(payments).toContainText(t('admin.payment_state.refunded'))
  await expect(payments.getByRole('button')).toBeHidden()
  await page.close()
}

test(
  'a payment that is cancelled, then declined, then paid, waits in the cart (en)',
  { tag: '@heavy' },
  async ({ page, customer, signedInAs, browserErrors, identityUrl, productApiUrl }) => {
    browserErrors.expect(/422/)
    const language: Language = 'en'
    const t = texts(language)
    const [tire] = await listTiresInStock(productApiUrl, 24)
    if (!tire) throw new Error('no tire is in stock')
    await fillCart(customer, [{ tire, quantity: 1 }], { identityUrl, productApiUrl })
    await page.goto(addressIn(language, '/Payment'))
    await expect(page).toHaveURL(/\/en\/signIn\?next=(?:\/|%2F)Payment$/)
    await signedInAs(customer)

    await page.goto(addressIn(language, '/Payment'))
    await payWith(page, 'Cancel')
    await expect(page.getByText(t('payment_page.cancelled'))).toBeVisible()
    await payWith(page, 'Pay with a card that is declined')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(t('errors.payment_declined'))
    await expect(alert).toContainText(/declined/i)
    await expect(alert).toContainText(t('payment_page.not_charged'))
    await payWith(page, 'Pay now')

    await page.waitForURL(addressIn(language, '/cart'))
    const paid = page.getByRole('status').filter({ hasText: 'Paid by PayPal:' })
    await expect(paid).toContainText('will be used for your next order')
    await expect(paid).toContainText(/\(\$\d+\.\d{2}\)/)

    await page.goto(addressIn(language, '/Payment'))
    await expect(page.getByText(t('payment_page.already_covers'))).toBeVisible()
    await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toBeHidden()
  },
)
