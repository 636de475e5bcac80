import { expectAccessible } from './accessibility.ts'
import { expect, staff, test, texts } from './fixtures.ts'
import { headersOf, placeOrder } from './order-by-api.ts'
import { createCustomer } from './people.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

test(
  'orders are found, and opened by their address',
  { tag: '@phone' },
  async ({ page, customer, identityUrl, productApiUrl }) => {
    const headers = await headersOf(identityUrl, customer)
    const tire = (await listOtherTires(productApiUrl, 10)).at(-1)
    const oldest = await placeOrder(page.request, headers, customer, tire?.id ?? 0)
    await placeOrder(page.request, headers, customer, tire?.id ?? 0)
    const newest = await placeOrder(page.request, headers, customer, tire?.id ?? 0)

    // A link in a mail: sign-in comes back to the very order.
    await page.goto(`/orders?order=${oldest.id}`)
    await page.getByLabel(t('account.email'), { exact: true }).fill(customer.email)
    await page.getByLabel(t('account.password'), { exact: true }).fill(customer.password)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account.sign_in'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: t('orders.details_of', { id: oldest.id }) })
    await expect(dialog).toContainText('$')
    await expect(dialog).toContainText('zł')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/orders$/)

    const links = page.locator('a[id^="order-"]')
    await expect(links).toHaveCount(3)
    await expect(links.first()).toHaveText(`${newest.id}`)
    await expectAccessible(page)

    await page.getByRole('searchbox', { name: t('orders.search') }).fill(`${oldest.id}`)
    await expect(links).toHaveCount(1)
    await expect(links.first()).toHaveText(`${oldest.id}`)
    await page.reload()
    await expect(links).toHaveCount(1)
    await page.getByLabel(t('orders.status_filter')).selectOption('Delivered')
    await expect(page.getByText(t('orders.no_match'))).toBeVisible()
    await page.getByRole('button', { name: t('orders.reset') }).click()
    await expect(links).toHaveCount(3)

    await links.first().click()
    await expect(page).toHaveURL(new RegExp(`order=${newest.id}$`))
    await expect(page.getByRole('dialog')).toContainText(tire?.title ?? '?')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(links.first()).toBeFocused()
  },
)

/** Russian has the longest words. */
test('the table of orders fits a window of 1280 pixels', async ({
  page,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const tire = (await listOtherTires(productApiUrl, 10)).at(-3)
  await placeOrder(page.request, headers, customer, tire?.id ?? 0)
  await signedInAs(customer)
  await page.goto('/ru/orders')
  const frame = page.getByRole('region', { name: texts('ru')('orders.title') })
  await expect(frame).toBeVisible()
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

for (const who of ['a customer', 'staff'])
  test(`${who} cannot open the order of somebody else at /orders`, async ({
    page,
    customer,
    identityUrl,
    productApiUrl,
    signedInAs,
    browserErrors,
  }) => {
    const other = await createCustomer(identityUrl)
    const tire = (await listOtherTires(productApiUrl, 10)).at(-2)
    const { id } = await placeOrder(page.request, await headersOf(identityUrl, other), other, tire?.id ?? 0)
    await signedInAs(who === 'staff' ? staff : customer)
    browserErrors.expect(/404/)
    await page.goto(`/orders?order=${id}`)
    await expect(page.getByRole('dialog')).toContainText(t('orders.not_found'))
    await page.goto(`/orders?placed=${id}`)
    await expect(page.getByRole('main')).not.toContainText(t('orders.placed', { id: String(id) }))
  })

test('a buyer cancels an order that is still pending, and orders the same again', async ({
  page,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const tire = (await listOtherTires(productApiUrl, 10)).at(-2)
  const order = await placeOrder(page.request, headers, customer, tire?.id ?? 0)
  await signedInAs(customer)
  await page.goto(`/orders?order=${order.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('orders.cancel'), exact: true }).click()
  await expect(dialog.getByText(t('orders.cancel_question', { id: String(order.id) }))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('orders.cancel_yes') }).click()
  await expect(dialog.getByText(t('status.Canceled'))).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: t('orders.cancel'), exact: true })).toHaveCount(0)

  await dialog.getByRole('button', { name: t('orders.again') }).click()
  await page.waitForURL((url) => url.pathname === '/cart')
  await expect(page.getByRole('main')).toContainText(tire?.title ?? '?')
})

test('the order in the dialog is printed alone, without the one that was just placed', async ({
  page,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const [tire, other] = await listOtherTires(productApiUrl, 10)
  const earlier = await placeOrder(page.request, headers, customer, tire?.id ?? 0)
  const placed = await placeOrder(page.request, headers, customer, other?.id ?? 0)
  await signedInAs(customer)
  await page.goto(`/orders?placed=${placed.id}`)
  await expect(page.locator('main .paper-sheet')).toBeVisible()
  await page.getByRole('link', { name: t('orders.details_of', { id: earlier.id }), exact: true }).click()
  const sheet = page.getByRole('dialog').locator('.paper-sheet')
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main .paper-sheet')).toBeHidden()
  const width = await sheet.evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(600)
  await expect(page.getByRole('searchbox', { name: t('orders.search') })).toBeHidden()
})
