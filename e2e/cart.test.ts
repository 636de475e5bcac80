import type { Locator, Page } from '@playwright/test'
import type { Language } from '../contract/selling/order.ts'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { buyAway, fillCart } from './carts.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { createCustomer, enterSignedIn, type Person } from './people.ts'
import { listTiresInStock } from './tires.ts'

const t = texts('pl')
const price = (tire: ListedTire, quantity = 1) =>
  new RegExp(`^${((tire.price * quantity) / 100).toFixed(2).replace('.', ',')}\\szł$`)

async function twoTires(productApiUrl: string): Promise<[ListedTire, ListedTire]> {
  const [first, second] = await listTiresInStock(productApiUrl, 10)
  if (!first || !second) throw new Error('The seed has too few tires of this size.')
  return [first, second]
}

const row = (page: Page, tire: ListedTire): Locator =>
  page
    .getByRole('region', { name: t('cart.lines') })
    .getByRole('listitem')
    .filter({ hasText: tire.title })
const quantityOf = (page: Page, tire: ListedTire) =>
  page.getByLabel(t.markup('cart.quantity_of', { title: () => tire.title }))
const badge = (page: Page, count: number) => page.getByRole('link', { name: t('cart.open', { count }) })
const total = (page: Page) => page.getByRole('region', { name: t('cart.summary') }).getByRole('definition')

/** As if the person came back to this tab. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

async function fillSignIn(page: Page, { email, password }: Person, language: Language) {
  const say = texts(language)
  // The form is the browser's own until the page has come to life.
  await page.waitForLoadState('networkidle')
  await page.getByLabel(say('account.email'), { exact: true }).fill(email)
  await page.getByLabel(say('account.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account.sign_in'), exact: true })
    .click()
}

test('what a visitor wanted is offered again after signing in, and added with one press', async ({
  page,
  customer,
  productApiUrl,
}) => {
  const language = 'pl'
  const say = texts(language)
  const [tire] = await twoTires(productApiUrl)
  await page.goto(addressIn(language, `/tireDetail/${tire.id}`))
  await page.getByRole('button', { name: `${say('product.add_to_cart')}: ${tire.title}` }).click()
  const popup = page.getByRole('listitem').filter({ hasText: say('account.not_authenticated') })
  await expect(popup).toBeVisible()
  await popup.getByRole('link', { name: say('account.sign_in') }).click()
  await fillSignIn(page, customer, language)

  const offer = page.getByRole('region', { name: say('cart.wish_label') })
  await expect(offer.getByText(say.markup('cart.wish', { title: () => tire.title }))).toBeVisible()
  await expect(page.getByRole('link', { name: say('cart.open', { count: 0 }) })).toBeVisible()
  await offer.getByRole('button', { name: say('product.add_to_cart') }).click()
  await expect(page.getByText(say('product.added_to_cart'))).toBeVisible()
  await expect(offer).toBeHidden()
  await expect(page.getByRole('link', { name: say('cart.open', { count: 1 }) })).toBeVisible()
  await expect(
    page.getByRole('button', { name: `${say('product.in_cart')} (4): ${tire.title}` }),
  ).toBeDisabled()

  await page.reload()
  await expect(page.getByRole('link', { name: say('cart.open', { count: 1 }) })).toBeVisible()
  await expect(offer).toBeHidden()
})

// Shows S2.81, S2.82, S8.32
test('the cart is empty, filled, cleared and brought back', async ({
  page,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const language = 'en'
  const say = texts(language)
  const [first, second] = await twoTires(productApiUrl)
  await signedInAs(customer)
  await page.goto(addressIn(language, '/cart'))
  await expect(page.getByText(say('cart.empty'))).toBeVisible()
  const lines = [
    { tire: first, quantity: 3 },
    { tire: second, quantity: 2 },
  ]
  await fillCart(customer, lines, { identityUrl, productApiUrl })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: say('cart.title') })).toBeVisible()
  const select = page.getByLabel(say.markup('cart.quantity_of', { title: () => first.title }))
  await expect(select).toHaveValue('3')

  await page.getByRole('button', { name: say('cart.delete_all') }).click()
  await expect(page.getByText(say('cart.empty'))).toBeVisible()
  await expect(page.getByRole('link', { name: say('cart.open', { count: 0 }) })).toBeVisible()
  await expect(page.getByText(say('cart.all_deleted'))).toBeVisible()
  const isLast = (body: string | null) => body?.includes(`"productId":${second.id},`) === true
  const restored = page.waitForResponse((reply) => isLast(reply.request().postData()))
  await page.getByRole('button', { name: say('ui.undo') }).click()
  await expect(select).toHaveValue('3')
  await expect(page.getByRole('link', { name: say('cart.open', { count: 2 }) })).toBeVisible()
  await restored
  await page.reload()
  await expect(select).toHaveValue('3')
  await expect(page.getByLabel(say.markup('cart.quantity_of', { title: () => second.title }))).toHaveValue(
    '2',
  )
})

test.describe('a cart with two lines', () => {
  test.beforeEach(async ({ page, customer, signedInAs, identityUrl, productApiUrl }) => {
    const [first, second] = await twoTires(productApiUrl)
    const lines = [
      { tire: first, quantity: 4 },
      { tire: second, quantity: 1 },
    ]
    await fillCart(customer, lines, { identityUrl, productApiUrl })
    await signedInAs(customer)
    await page.goto('/cart')
    await expect(row(page, first)).toBeVisible()
  })

  // Shows S2.83, S2.86, S5.33, S9.3, S9.6
  test('shows pictures, prices, choices and sums', { tag: '@phone' }, async ({ page, productApiUrl }) => {
    const [first, second] = await twoTires(productApiUrl)
    await expect(row(page, first).getByRole('img')).toBeVisible()
    await expect(row(page, first).getByText(price(first))).toBeVisible()
    await expect(quantityOf(page, first).getByRole('option')).toHaveText(
      Array.from({ length: 10 }, (_, index) => `${index + 1}`),
    )
    await expect(total(page).first()).toHaveText('5')
    const sum = { ...first, price: first.price * 4 + second.price }
    await expect(total(page).last()).toHaveText(/^[\d\s]+,\d\d\szł$/)
    expect((await total(page).last().innerText()).replaceAll(/[^\d]/g, '')).toBe(String(sum.price))
    await expect(badge(page, 2)).toBeVisible()
    await page.getByRole('link', { name: t('cart.order_now') }).click()
    await expect(page).toHaveURL(/\/CreateOrder/)
  })

  test(
    'many quick changes end in the last, also on a slow line',
    { tag: '@heavy' },
    async ({ page, productApiUrl }) => {
      const [first] = await twoTires(productApiUrl)
      await page.route('**/api/cart/items/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      })
      const shown: string[] = []
      for (const quantity of ['2', '9', '3', '8', '6']) {
        await quantityOf(page, first).selectOption(quantity)
        shown.push(await quantityOf(page, first).inputValue())
      }
      expect(shown).toEqual(['2', '9', '3', '8', '6'])
      await page.getByRole('link', { name: t('cart.order_now') }).click()
      await expect(page).toHaveURL(/\/CreateOrder/)
      await page.goto('/cart')
      await expect(quantityOf(page, first)).toHaveValue('6')
    },
  )

  // Shows S8.3
  test(
    'a change that the server refuses is undone and reported',
    { tag: '@heavy' },
    async ({ page, productApiUrl, browserErrors }) => {
      browserErrors.expect(/503/)
      const [first, second] = await twoTires(productApiUrl)
      const problem = { code: 'unavailable', message: 'away', requestId: 'x' }
      await page.route('**/api/cart/items/*', (route) => route.fulfill({ status: 503, json: problem }))
      await quantityOf(page, first).selectOption('7')
      await expect(page.getByText(t('cart.failed_update'))).toBeVisible()
      await expect(quantityOf(page, first)).toHaveValue('4')
      await page
        .getByRole('button', { name: t.markup('cart.delete_item', { title: () => second.title }) })
        .click()
      await expect(page.getByText(t('cart.failed_delete'))).toBeVisible()
      await expect(row(page, second)).toBeVisible()
    },
  )

  test(
    'a line is deleted and brought back by keyboard',
    { tag: '@heavy' },
    async ({ page, productApiUrl }) => {
      const [first, second] = await twoTires(productApiUrl)
      await quantityOf(page, first).focus()
      await page.keyboard.press('ArrowDown')
      await expect(quantityOf(page, first)).toHaveValue('5')
      await page.keyboard.press('Tab')
      await expect(
        page.getByRole('button', { name: t.markup('cart.delete_item', { title: () => first.title }) }),
      ).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(row(page, first)).toBeHidden()
      await expect(badge(page, 1)).toBeVisible()
      await expect(page.getByRole('button', { name: t('ui.undo') })).toBeFocused()
      // It stays for as long as the focus is on it.
      await page.waitForTimeout(3_500)
      await page.keyboard.press('Enter')
      await expect(quantityOf(page, first)).toHaveValue('5')
      await expect(page.getByRole('group', { name: t('cart.title') })).toBeFocused()
      await expect(row(page, second)).toBeVisible()
    },
  )

  test(
    'another tab and another device agree when one comes back to them',
    { tag: '@heavy' },
    async ({ page, context, browser, customer, identityUrl, productApiUrl }) => {
      const [first, second] = await twoTires(productApiUrl)
      const tab = await context.newPage()
      await tab.goto('/cart')
      await expect(quantityOf(tab, first)).toHaveValue('4')
      const device = await browser.newPage()
      await enterSignedIn(device.context(), identityUrl, customer)
      await device.goto('/cart')
      await expect(quantityOf(device, first)).toHaveValue('4')

      await quantityOf(page, first).selectOption('2')
      await page
        .getByRole('button', { name: t.markup('cart.delete_item', { title: () => second.title }) })
        .click()
      await expect(row(page, second)).toBeHidden()
      for (const other of [tab, device]) {
        await expect(async () => {
          await comeBack(other)
          await expect(quantityOf(other, first)).toHaveValue('2', { timeout: 1_000 })
          await expect(row(other, second)).toBeHidden({ timeout: 1_000 })
        }).toPass()
        await expect(badge(other, 1)).toBeVisible()
      }
      await device.close()
    },
  )

  test(
    'the next person on this browser has a cart of their own',
    { tag: '@heavy' },
    async ({ page, signedInAs, identityUrl, productApiUrl }) => {
      const [first] = await twoTires(productApiUrl)
      await page.getByRole('button', { name: t('account.my_account') }).click()
      await page.getByRole('menuitem', { name: t('account.logout') }).click()
      await expect(page).toHaveURL(/\/$/)
      await expect(badge(page, 0)).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByText(t('account.not_authenticated'))).toBeVisible()
      await signedInAs(await createCustomer(identityUrl))
      await page.goto('/cart')
      await expect(page.getByText(t('cart.empty'))).toBeVisible()
      await expect(row(page, first)).toBeHidden()
      await expect(badge(page, 0)).toBeVisible()
    },
  )
})

// Shows D19d
test('a line whose stock fell shows what is left, and is ordered when it is mended', async ({
  page,
  customer,
  signedInAs,
  identityUrl,
  productApiUrl,
}) => {
  const places = { identityUrl, productApiUrl }
  // A size that no other test buys; whoever runs this again takes another tire of it.
  const [tire] = await listTiresInStock(productApiUrl, 3, { width: 185, profile: 70, diameter: 14 })
  if (!tire) throw new Error('The seed has too few tires of this size.')
  await fillCart(customer, [{ tire, quantity: Math.min(10, tire.quantityInStock) }], places)
  await buyAway(tire, tire.quantityInStock - 1, places)
  await signedInAs(customer)
  await page.goto('/cart')

  await expect(page.getByRole('alert').filter({ hasText: t('cart.only_left', { count: 1 }) })).toBeVisible()
  await expect(page.getByRole('button', { name: t('cart.order_now') })).toBeDisabled()
  await quantityOf(page, tire).selectOption('1')
  await expect(page.getByRole('link', { name: t('cart.order_now') })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: t('cart.only_left', { count: 1 }) })).toBeHidden()
})

// Shows S2.80, S8.2
test(
  'a cart that cannot be loaded says so, and is loaded by trying again',
  { tag: '@heavy' },
  async ({ page, customer, signedInAs, browserErrors }) => {
    browserErrors.expect(/503/)
    const problem = { code: 'unavailable', message: 'away', requestId: 'x' }
    await page.route('**/api/cart', (route) => route.fulfill({ status: 503, json: problem }))
    await signedInAs(customer)
    await page.goto('/cart')
    await expect(page.getByRole('alert').filter({ hasText: t('cart.failed_load') })).toBeVisible()
    await page.unroute('**/api/cart')
    await page.getByRole('button', { name: t('cart.retry') }).click()
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
  },
)

test(
  'the popup of adding goes after three seconds, and stays while one points at it',
  { tag: ['@phone', '@heavy'] },
  async ({ page, customer, signedInAs, productApiUrl, isMobile }) => {
    const [tire] = await twoTires(productApiUrl)
    await signedInAs(customer)
    await page.goto(`/tireDetail/${tire.id}`)
    const add = page.getByRole('button', { name: `${t('product.add_to_cart')}: ${tire.title}` })
    // A finger leaves the screen, also where the popup comes; a mouse stays.
    await (isMobile ? add.tap() : add.click())
    const popup = page.getByText(t('product.added_to_cart'))
    await expect(popup).toBeVisible()
    await expect(page.locator('[aria-live=polite]').filter({ has: popup })).toBeAttached()
    if (!isMobile) {
      await popup.hover()
      await page.waitForTimeout(3_500)
      await expect(popup).toBeVisible()
      await page.mouse.move(0, 0)
    }
    await expect(popup).toBeHidden({ timeout: 15_000 })
  },
)
