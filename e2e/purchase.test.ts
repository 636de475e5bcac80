import type { Locator, Page } from '@playwright/test'
import type { Language } from '../contract/selling/order.ts'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { Checkout } from './checkout.ts'
import type { Person } from './people.ts'
import { getStock, listTiresInStock } from './tires.ts'

const SET = 4
const SIZE_PAGE = '/tires/filter/width=195&profile=80&diameter=15'

/** In Polish on a desktop, in Russian on a phone. */
// Shows S0.1, S0.3, S0.6, S1.1, S1.7, S1.8, S1.11, S2.2, S2.6, S2.7, S2.15, S2.20, S2.25, S2.26, S2.29,
// S2.33, S2.66, S2.69, S2.84, S2.85, S2.87, S2.92, S2.94, S2.97, S2.117, S2.119, S3.17, S4.4, S4.5, S4.8,
// S4.15, S4.17, S4.18, S5.34, S6.1, S6.3, S6.6, S7.1, S7.34, S8.5, S8.7
test(
  'a shopper buys a set of tires, and staff send it',
  { tag: '@phone' },
  async ({ page, browser, customer, productApiUrl, isMobile }) => {
    const language: Language = isMobile ? 'ru' : 'pl'
    const t = texts(language)
    const tire = await ownTire(productApiUrl, isMobile ? 1 : 0)

    await page.goto(addressIn(language, SIZE_PAGE))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('link', { name: tire.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tire.title)

    const button = page.getByRole('button', { name: tire.title })
    await button.click()
    const popup = page.getByText(t('account.not_authenticated'))
    await expect(popup).toBeVisible()
    await page
      .getByRole('listitem')
      .filter({ has: popup })
      .getByRole('link', { name: t('account.sign_in') })
      .click()
    await fillSignIn(page, customer, language)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tire.title)
    await button.click()
    await expect(page.getByText(t('product.added_to_cart'))).toBeVisible()
    await expect(
      page.getByRole('button', { name: `${t('product.in_cart')} (${SET}): ${tire.title}` }),
    ).toBeDisabled()

    await page.getByRole('link', { name: t('cart.open', { count: 1 }) }).click()
    const quantity = page.getByLabel(t.markup('cart.quantity_of', { title: () => tire.title }))
    await expect(quantity).toHaveValue(String(SET))
    await expect(
      page
        .getByRole('region', { name: t('cart.summary') })
        .getByRole('definition')
        .first(),
    ).toHaveText(`${SET}`)

    await page.getByRole('link', { name: t('cart.order_now') }).click()
    const checkout = new Checkout(page, language)
    await expect(page.getByLabel(t('checkout.fullname'))).toHaveValue('Ewa Nowak')
    await checkout.fillPerson()
    await checkout.goOn()
    await checkout.goOn()
    await checkout.choosePayment()
    await checkout.goOn()
    await checkout.consent()
    await checkout.order()

    await page.waitForURL(/\/orders/)
    const [order] = await orderRows(page)
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: await numberOf(order) }),
    ).toBeVisible()
    await expect(order).toContainText(`${SET} × ${tire.title}`)
    await expect(order).toContainText(t('status.Pending'))
    await expect(page.getByRole('link', { name: t('cart.open', { count: 0 }) })).toBeVisible()
    const orderId = await numberOf(order)

    await test.step('staff mark it Sent', () => markSent(browser.newPage(), language, orderId))

    await page.reload()
    await expect((await orderRows(page))[0]).toContainText(t('status.Sent'))
    expect(await getStock(productApiUrl, tire.id)).toBe(tire.quantityInStock - SET)
    await page.goto(addressIn(language, `/tireDetail/${tire.id}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tire.title)
    const left = tire.quantityInStock - SET
    const stock = left > 20 ? t('catalogue.stock_many') : t('catalogue.stock_count', { count: left })
    await expect(page.getByText(stock).first()).toBeVisible()
  },
)

/** Each run buys another tire, so that both can run at once and count what is left. */
async function ownTire(productApiUrl: string, index: number): Promise<ListedTire> {
  const tire = (await listTiresInStock(productApiUrl, SET))[index]
  if (!tire) throw new Error(`The seed has fewer than ${index + 1} tires of this size in stock.`)
  return tire
}

async function fillSignIn(page: Page, person: Person, language: Language): Promise<void> {
  const t = texts(language)
  await page.getByLabel(t('account.email'), { exact: true }).fill(person.email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(person.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.sign_in'), exact: true })
    .click()
}

/** The orders as they are listed: rows of a table, or cards on a phone. */
async function orderRows(page: Page): Promise<[Locator, ...Locator[]]> {
  const rows = page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.locator('a[id^="order-"]') })
  await expect(rows.first()).toBeVisible()
  const [first, ...others] = await rows.all()
  if (!first) throw new Error('There is no order.')
  return [first, ...others]
}

const numberOf = (order: Locator): Promise<string> => order.locator('a[id^="order-"]').innerText()

async function markSent(opened: Promise<Page>, language: Language, orderId: string): Promise<void> {
  const t = texts(language)
  const page = await opened
  await page.goto(addressIn(language, '/admin'))
  await fillSignIn(page, staff, language)
  await page.getByLabel(t('admin.new_status_of', { id: orderId })).selectOption(t('status.Sent'))
  await page.getByRole('button', { name: t('admin.update_of', { id: orderId }) }).click()
  await page.getByRole('button', { name: t('admin.status_question.jump') }).click()
  await expect(page.getByText(t('admin.updated', { id: orderId, status: t('status.Sent') }))).toBeVisible()
  await page.getByRole('link', { name: orderId, exact: true }).click()
  await expect(page.getByRole('heading', { name: t('admin.order_title', { id: orderId }) })).toBeVisible()
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: t('status.Sent') })
      .first(),
  ).toBeVisible()
  await page.close()
}
