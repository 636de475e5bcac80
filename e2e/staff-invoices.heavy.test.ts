import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { Checkout } from './checkout.ts'
import { expect, test, texts } from './fixtures.ts'
import { addToCart, headersOf, placeOrder } from './order-by-api.ts'
import { findMail } from './outbox.ts'
import { createCustomer } from './people.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

test('a person chooses an invoice at the checkout, and the order says so', async ({
  page,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const tire = (await listOtherTires(productApiUrl, 10)).at(-2)
  const headers = await headersOf(identityUrl, customer)
  await addToCart(page.request, headers, { productId: tire?.id ?? 0, quantity: 1 })
  await signedInAs(customer)
  const checkout = new Checkout(page)
  await page.goto('/CreateOrder')
  await checkout.fillPerson()
  await expect(page.getByRole('radio', { name: t('checkout.document_kinds.receipt') })).toBeChecked()
  await page.getByRole('radio', { name: t('checkout.document_kinds.invoice') }).check()
  await expectAccessible(page)
  await checkout.goOn()
  await checkout.goOn()
  await checkout.choosePayment()
  await checkout.goOn()
  await expect(page.getByRole('main')).toContainText(t('checkout.document_kinds.invoice'))
  await checkout.consent()
  await checkout.order()
  await page.waitForURL(/\/orders/)
  await page.locator('a[id^="order-"]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('payment.document'))
  await expect(dialog).toContainText(t('invoices.coming'))
})

test('staff issue an invoice and correct it; the buyer gets both', async ({
  clerk,
  page,
  browser,
  identityUrl,
  productApiUrl,
  dataDir,
  signedInAs,
  browserErrors,
}) => {
  // A correction that corrects nothing is refused.
  browserErrors.expect(/invoices\/corrections/)
  const buyer = await createCustomer(identityUrl, `Faktura ${crypto.randomUUID().slice(0, 8)}`)
  const headers = await headersOf(identityUrl, buyer)
  const tire = (await listOtherTires(productApiUrl, 10)).at(-2)
  const { id } = await placeOrder(page.request, headers, buyer, tire?.id ?? 0)

  await signedInAs(clerk)
  await page.goto(`/admin/order/${id}`)
  const card = page.getByRole('region', { name: t('invoices.title') })
  await card.getByRole('button', { name: t('invoices.issue') }).click()
  const question = page.getByRole('dialog', { name: t('invoices.issue_question.title') })
  await expect(question).toContainText(buyer.name)
  await question.getByRole('button', { name: t('invoices.issue') }).click()
  const number = /FV\/\d{4}\/\d{4,}/
  await expect(card.getByText(number)).toBeVisible()
  await expect(card.getByRole('button', { name: t('invoices.issue') })).toHaveCount(0)
  await expectAccessible(page)
  const issued = number.exec(await card.innerText())?.[0] ?? '?'
  const [xml] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: t('invoices.save', { number: issued, kind: 'XML' }) }).click(),
  ])
  expect(xml.suggestedFilename()).toBe(`${issued.replaceAll('/', '-')}.xml`)
  expect(await readFile(await xml.path(), 'utf8')).toContain(`<P_2>${issued}</P_2>`)

  await card.getByRole('button', { name: t('invoices.correct') }).click()
  await card.getByRole('button', { name: t('invoices.issue_correction') }).click()
  await expect(page.getByRole('alert').first()).toContainText(t('invoices.nothing_changed'))
  await card.getByLabel(t('invoices.quantity')).fill('0')
  await card.getByRole('button', { name: t('invoices.issue_correction') }).click()
  const correction = card.getByText(/FK\/\d{4}\/\d{4,}/)
  await expect(correction).toBeVisible()
  expect(await findMail(dataDir, await correction.innerText())).toContain('application/pdf')

  await card.getByRole('button', { name: t('invoices.buyer.correct') }).click()
  await card.getByLabel(t('invoices.buyer.name')).fill('Faktura Poprawiona')
  await expectAccessible(page)
  await card.getByRole('button', { name: t('invoices.issue_correction') }).click()
  await expect(card.getByText(/FK\/\d{4}\/\d{4,}/)).toHaveCount(2)

  const own = await browser.newPage()
  await own.goto(`/orders?order=${id}`)
  await own.getByLabel(t('account.email'), { exact: true }).fill(buyer.email)
  await own.getByLabel(t('account.password'), { exact: true }).fill(buyer.password)
  await own
    .getByRole('main')
    .getByRole('button', { name: t('account.sign_in'), exact: true })
    .click()
  const save = own.getByRole('button', { name: t('invoices.save', { number: issued, kind: 'PDF' }) })
  const [pdf] = await Promise.all([own.waitForEvent('download'), save.click()])
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await own.close()
})

test('the invoice of a company gets its number in KSeF, and then reaches the buyer', async ({
  clerk,
  page,
  identityUrl,
  productApiUrl,
  dataDir,
  signedInAs,
}) => {
  const buyer = await createCustomer(identityUrl, 'Ewa Nowak')
  const headers = await headersOf(identityUrl, buyer)
  const tire = (await listOtherTires(productApiUrl, 10)).at(-2)
  const company = { customerType: 'company', companyName: 'Opony sp. z o.o.', unn: '5260250274' }
  const { id } = await placeOrder(page.request, headers, buyer, tire?.id ?? 0, company)

  await signedInAs(clerk)
  await page.goto(`/admin/order/${id}`)
  const card = page.getByRole('region', { name: t('invoices.title') })
  await card.getByRole('button', { name: t('invoices.issue') }).click()
  const question = page.getByRole('dialog', { name: t('invoices.issue_question.title') })
  await question.getByRole('button', { name: t('invoices.issue') }).click()
  const number = /KSeF (\d{10}-\d{8}-[\dA-F]{12}-[\dA-F]{2})/
  await expect(card).toContainText(number)
  await expect(card.getByRole('button', { name: t('invoices.correct') })).toBeEnabled()
  const [upo] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^UPO/ }).click(),
  ])
  expect(upo.suggestedFilename()).toMatch(/^FV-.*-UPO\.xml$/)
  const issued = /FV\/\d{4}\/\d{4,}/.exec(await card.innerText())?.[0] ?? '?'
  expect(await findMail(dataDir, issued)).toContain('application/pdf')
})
