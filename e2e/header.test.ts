import { languages } from '../contract/language.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { expectNoShift, watchShifts } from './shifts.ts'

const ways = [
  { text: 'header.tires', path: '/tires' },
  { text: 'header.wheels', path: '/wheels' },
  { text: 'header.spacers', path: '/spacer' },
] as const

/** In pixels. */
const TOUCH_TARGET = 44

/** Screens without the shared header and footer. */
const bare = ['/signIn', '/registration', '/reset-password', '/data-delition']

/** Screens with them; products, news and results are reached from these. */
const shared = [
  '/',
  '/tires',
  '/wheels',
  '/spacer',
  '/allnews',
  '/cart',
  '/CreateOrder',
  '/Payment',
  '/details',
  '/orders',
  '/contact',
  '/aboutcompany',
  '/create',
]

// Shows S2.10, S2.34, S2.35
test('the header leads home and to the three kinds of products', { tag: '@phone' }, async ({ page }) => {
  const language = 'pl'
  const t = texts(language)
  const at = (path: string) => addressIn(language, path)
  await page.goto(at('/aboutcompany'))
  const nav = page.getByRole('navigation', { name: t('header.nav') })
  await expect(nav.getByRole('link')).toHaveText(ways.map(({ text }) => t(text)))
  for (const { text, path } of ways) {
    await nav.getByRole('link', { name: t(text), exact: true }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === at(path))
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.home') })
    .click()
  await expect(page).toHaveURL(({ pathname }) => pathname === at('/'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

// Shows S2.10, D43
test('every screen in the shared layout has header and footer', async ({ page, signedInAs }) => {
  const t = texts('pl')
  await signedInAs(staff)
  for (const path of shared) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: t('header.nav') }), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
  }
})

// Shows S2.1
test(`${bare.join(', ')} have neither header nor footer`, async ({ page }) => {
  const language = 'en'
  const t = texts(language)
  const at = (path: string) => addressIn(language, path)
  for (const path of bare) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('navigation', { name: t('header.nav') }), path).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
  }
})

// Shows S2.33, D1b
test('/login leads to /signIn', async ({ page }) => {
  const language = 'ru'
  const at = (path: string) => addressIn(language, path)
  await page.goto(at('/login'))
  await expect(page).toHaveURL(({ pathname }) => pathname === at('/signIn'))
})

// Shows S2.33, S2.39, S2.40, S2.41
test(
  'the account in the header: register and sign in, then a menu, and out again',
  { tag: '@phone' },
  async ({ page, customer, signedInAs, isMobile }) => {
    const language = 'pl'
    const t = texts(language)
    const at = (path: string) => addressIn(language, path)
    await page.goto(at('/'))
    const header = page.getByRole('banner')
    const openMenu = async () => {
      if (isMobile) await header.locator('summary').click()
    }
    await openMenu()
    await expect(header.getByRole('link', { name: t('account.sign_in') })).toHaveAttribute(
      'href',
      at('/signIn'),
    )
    await expect(header.getByRole('link', { name: t('account.register') })).toHaveAttribute(
      'href',
      at('/registration'),
    )

    await signedInAs(customer)
    await page.goto(at('/cart'))
    await expect(header.getByRole('link', { name: t('account.sign_in') })).toHaveCount(0)
    await header.getByRole('button', { name: t('account.my_account') }).click()
    const item = (key: 'orders' | 'details' | 'logout') =>
      page.getByRole('menuitem', { name: t(`account.${key}`), exact: true })
    await expect(item('orders')).toHaveAttribute('href', at('/orders'))
    await expect(item('details')).toHaveAttribute('href', at('/details'))
    await expectAccessible(page)
    await header.getByRole('button', { name: t('account.my_account') }).click()
    await expect(item('logout')).toBeHidden()
    await header.getByRole('button', { name: t('account.my_account') }).click()
    await item('logout').click()
    await expect(page).toHaveURL(({ pathname }) => pathname === at('/'))
    await openMenu()
    await expect(header.getByRole('link', { name: t('account.sign_in') })).toBeVisible()
  },
)

// Shows S2.38
test('the box of the search is filled on the page of its results and empty elsewhere', async ({ page }) => {
  const t = texts('pl')
  await page.goto('/products/title/Trasa%20195%2F80')
  const box = page.getByRole('searchbox', { name: t('header.search_label') })
  await expect(box).toHaveValue('Trasa 195/80')
  await page
    .getByRole('navigation', { name: t('header.nav') })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/spacer$/)
  await expect(box).toHaveValue('')
})

// Shows S2.42
test('the badge of the cart counts its lines, and is not there without any', async ({
  page,
  customer,
  signedInAs,
}) => {
  const t = texts('en')
  await signedInAs(customer)
  await page.goto('/en/cart')
  const cart = page.getByRole('banner').getByRole('link', { name: t('cart.open', { count: 0 }) })
  await expect(cart).toHaveText('')
  await page.goto('/en/tires')
  const add = page.getByRole('main').getByRole('button', { name: t('product.add_to_cart') })
  for (const count of [1, 2]) {
    await add.first().click()
    const link = page.getByRole('banner').getByRole('link', { name: t('cart.open', { count }) })
    await expect(link).toHaveText(String(count))
  }
})

// Shows S2.43, D2c, D50
test('the language is EN, PL or RU, and keeps page and query', async ({ page }) => {
  await page.goto('/products/title/Trasa?from=header#main')
  const choice = page.getByRole('navigation', { name: texts('pl')('language.label') })
  expect(await choice.getByRole('link').allTextContents()).toEqual(['en', 'pl', 'ru'])
  await choice.getByRole('link', { name: 'ru', exact: true }).click()
  await expect(page).toHaveURL(/\/ru\/products\/title\/Trasa\?from=header#main$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('with forced colors only the current link is marked, and the price has a track', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const marks = page
    .getByRole('navigation', { name: texts('pl')('header.nav') })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { borderBottomColor } = getComputedStyle(link)
        return borderBottomColor !== getComputedStyle(document.documentElement).backgroundColor
      }),
    )
  expect(await marks).toEqual([true, false, false])
  await page.goto('/tires')
  const track = page.locator('.filter-panel :has(> input[type=range]) > div').first()
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect(track).not.toHaveCSS('background-color', paper)
  // Contrast is then the system's, and what the browser says of colours that it forces is sometimes half old and half new.
  await page.emulateMedia({ forcedColors: null })
})

test('the focus goes through the bar of the header as the eye does, at 1280 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/aboutcompany')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: texts('pl')('header.home') }).focus()
  const seenAt: number[] = []
  for (
    const focused = header.locator(':focus');
    (await focused.count()) > 0;
    await page.keyboard.press('Tab')
  )
    seenAt.push((await focused.boundingBox())?.x ?? 0)
  // The name, three ways in, the search, three languages and the cart.
  expect(seenAt.length).toBeGreaterThan(6)
  expect(seenAt).toEqual(seenAt.toSorted((one, other) => one - other))
})

test('nothing moves on a wide screen when the way to the car has come', async ({ page }) => {
  await watchShifts(page)
  for (const path of ['/', '/allnews']) {
    await page.goto(path)
    await expectNoShift(page)
  }
})

test('the header has two rows of what can be touched', { tag: '@phone' }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(addressIn(language, '/wheels'))
    const box = await page.getByRole('banner').boundingBox()
    expect(box?.height, language).toBeLessThan(3 * TOUCH_TARGET)
  }
})

test(
  'while somebody types, the search suggests pages, sizes and products',
  { tag: '@phone' },
  async ({ page }) => {
    const t = texts('ru')
    await page.goto('/ru/wheels')
    const box = page.getByRole('searchbox', { name: t('header.search_label') })
    const suggested = page.getByRole('list', { name: t('header.suggestions_label') }).getByRole('link')
    await box.pressSequentially('195/8')
    await expect(suggested.first()).toHaveText(t('search.suggested_size', { size: '195/80 R15' }))
    await expect(page.getByText(t('header.suggestions', { count: await suggested.count() }))).toBeAttached()
    await expectAccessible(page)
    await box.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ru\/tires\/filter\/width=195&profile=80&diameter=15$/)
    await expect(suggested).toHaveCount(0)

    await box.pressSequentially('доста')
    await suggested.filter({ hasText: t('footer.delivery') }).click()
    await expect(page).toHaveURL(/\/ru\/delivery$/)
  },
)
