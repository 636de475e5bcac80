// Shows S0.5

import { exampleCompany } from '../contract/platform/company-schema.ts'
import { transferTitle } from '../contract/money/transfer-title.ts'
import { expectAccessible } from './accessibility.ts'
import { fillCart } from './carts.ts'
import { Checkout } from './checkout.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { headersOf, placeOrder } from './order-by-api.ts'
import { enterSignedIn } from './people.ts'
import { listOtherTires } from './tires.ts'

/** A statement of one payment, as a bank writes it. */
function statementOf(orderId: number, pln: number, payer: string): string {
  const amount = pln.toFixed(2).replace('.', ',')
  return [
    ':20:ST261127',
    `:25:PL${exampleCompany.bankAccount}`,
    ':28C:00330/001',
    ':60F:C261127PLN0,00',
    `:61:2611271127C${amount}N062NONREF//BR1`,
    `:86:020~00B062~20${transferTitle(orderId).toUpperCase()}~32${payer}~38PL61109010140000071219812874`,
    `:62F:C261127PLN${amount}`,
    '-',
  ].join('\r\n')
}

test('a shopper orders by transfer, sees how to pay, and staff match the statement (pl)', async ({
  page,
  browser,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const t = texts('pl')
  const tire = (await listOtherTires(productApiUrl, 24)).at(-17)
  if (!tire) throw new Error('no tire is in stock')
  await fillCart(customer, [{ tire, quantity: 1 }], { identityUrl, productApiUrl })
  await signedInAs(customer)
  await page.goto('/CreateOrder')
  const checkout = new Checkout(page)
  await checkout.walkToConfirmation('transfer')
  await checkout.order()
  await page.waitForURL(/\/orders/)
  const box = page.getByRole('region', { name: t('transfer.title') })
  await expect(box).toContainText('03 0000 0000 0000 1234 5678 9012')
  await expect(box.getByRole('img', { name: t('transfer.code') })).toBeVisible()
  const orderId = Number(/Zamowienie (\d+)-\d\d/.exec(await box.innerText())?.[1])
  await expectAccessible(page)

  await page.goto(`/orders/${orderId}/confirmation`)
  await expect(page.getByRole('region', { name: t('transfer.title') })).toContainText(transferTitle(orderId))
  await page.goto(`/orders/${orderId}/payment`)
  await expect(page.getByRole('heading', { name: t('order_payment.transfer.title') })).toBeVisible()

  const staffPage = await browser.newPage()
  await enterSignedIn(staffPage.context(), identityUrl, staff)
  await staffPage.goto('/admin/payments')
  const waiting = staffPage.getByRole('region', { name: new RegExp(t('admin_payments.lists.waiting.title')) })
  await expect(waiting).toBeVisible()
  await staffPage.getByLabel(t('admin_payments.file')).setInputFiles({
    name: 'wyciag.sta',
    mimeType: 'text/plain',
    buffer: Buffer.from(statementOf(orderId, tire.price, `PLATNIK ${orderId}`)),
  })
  await staffPage.getByRole('button', { name: t('admin_payments.import'), exact: true }).click()
  const format = t('admin_payments.formats.mt940')
  await expect(staffPage.getByText(t('admin_payments.added', { count: 1, format }))).toBeVisible()
  await expectAccessible(staffPage)
  await staffPage.getByRole('button', { name: t('admin_payments.join_of', { id: String(orderId) }) }).click()
  await expect(staffPage.getByText(t('admin_payments.done.join'))).toBeVisible()
  await staffPage.goto(`/admin/order/${orderId}`)
  await expect(staffPage.getByRole('region', { name: t('admin.payments') })).toContainText(
    t('admin.payment_state.captured'),
  )
  await staffPage.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
})

test(
  'staff are asked before an unpaid order leaves (en)',
  { tag: '@heavy' },
  async ({ page, customer, request, identityUrl, productApiUrl }) => {
    const t = texts('en')
    const tire = (await listOtherTires(productApiUrl, 24)).at(-17)
    const headers = await headersOf(identityUrl, customer)
    const { id } = await placeOrder(request, headers, customer, tire?.id ?? 0, { typeOfPayment: 'transfer' })
    await enterSignedIn(page.context(), identityUrl, staff)
    await page.goto(addressIn('en', `/admin/order/${id}`))
    await page.getByRole('button', { name: t('admin.update'), exact: true }).click()
    await expect(page.getByText(t('status.In Processing')).first()).toBeVisible()
    await page.getByLabel(t('admin.change_status')).selectOption('Sent')
    await page.getByRole('button', { name: t('admin.update'), exact: true }).click()
    const question = page.getByRole('dialog', {
      name: t('admin.status_question.unpaid_title', { id: String(id) }),
    })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: t('admin.leave_unchanged') }).click()
    await expect(question).toBeHidden()
  },
)

test(
  'a file of another account is refused, and says what to do (ru)',
  { tag: '@heavy' },
  async ({ page, identityUrl }) => {
    const t = texts('ru')
    await enterSignedIn(page.context(), identityUrl, staff)
    await page.goto(addressIn('ru', '/admin/payments'))
    const other = statementOf(1, 1, 'X').replace(exampleCompany.bankAccount, '61109010140000071219812874')
    await page
      .getByLabel(t('admin_payments.file'))
      .setInputFiles({ name: 'x.sta', mimeType: 'text/plain', buffer: Buffer.from(other) })
    await page.getByRole('button', { name: t('admin_payments.import'), exact: true }).click()
    await expect(page.getByText(t('admin_payments.problems.other_account'))).toBeVisible()
  },
)
