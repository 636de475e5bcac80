import { fieldName } from '../contract/catalogue/field-names.ts'
import type { Page } from '@playwright/test'
import type { Language } from '../contract/selling/order.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { headersOf } from './order-by-api.ts'
import { createTire, uploadPhotograph } from './photographed-tire.ts'

/** How soon the shop's pages show what staff have changed, in milliseconds. */
const SEEN_WITHIN = 15_000

const field = (page: Page, name: string) => page.locator(`[id^=product-][id$="-${name}"]:visible`)

/** By its address. */
async function addPicture(page: Page, name: 'url' | 'urls', address: string): Promise<void> {
  const group = field(page, name)
  await group.getByRole('textbox').fill(address)
  await group.getByRole('textbox').press('Enter')
  await expect(group.getByRole('listitem')).toHaveCount(1)
}

interface DescribedTire {
  manufacturer: string
  language: Language
  /** Address of a picture that is there. */
  picture: string
}

/** Fields that every language fills in alike. No other test looks at this size. */
async function describeTire(page: Page, { manufacturer, language, picture }: DescribedTire): Promise<void> {
  const t = texts(language)
  await page.getByLabel(t('product_form.size')).fill('275/30 R20 97Y')
  await field(page, 'manufacturer').fill(manufacturer)
  await field(page, 'typeOfTire').selectOption('passenger')
  await field(page, 'season').selectOption('allseason')
  await field(page, 'isRetreaded').selectOption('true')
  await addPicture(page, 'url', picture)
  await addPicture(page, 'urls', picture)
  await field(page, 'inf').fill('Bieżnikowana.')
  await field(page, 'price').fill('412,50')
  await field(page, 'quantityInStock').fill('12')
}

const create = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts(language)('product_form.submit'), exact: true }).click()

/** What a shopper is sent from now on. */
const inShop = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).text(), { timeout: SEEN_WITHIN, intervals: [100] })

// Shows S2.32
test(
  'staff create a tire, which is in the shop, then change and archive it',
  { tag: '@phone' },
  async ({ clerk, page, signedInAs, identityUrl }) => {
    const language = 'ru'
    const t = texts(language)
    const at = (path: string) => addressIn(language, path)
    const picture = await uploadPhotograph(page.request, await headersOf(identityUrl, staff))
    await signedInAs(clerk)
    await page.goto(at('/create'))
    await expect(field(page, 'icVc')).toHaveValue('ICVC007')
    await create(page, language)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      t('product_form.errors.url_required'),
    )

    const name = `Probna${crypto.randomUUID().slice(0, 8)}`
    await describeTire(page, { manufacturer: name, language, picture })
    const title = `${name} 275/30 R20 97Y`
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible()
    await create(page, language)
    const link = page.getByRole('link', { name: t('product_form.view') })
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(path)

    await page.goto(at('/admin/products'))
    await page.getByRole('searchbox', { name: t('admin_products.search') }).fill(name)
    await expect(page).toHaveURL(/\?search=/)
    await page.getByRole('link', { name: title }).click()

    const price = page.getByRole('region', { name: t('admin_products.price_title'), exact: true })
    await price.getByLabel(t('admin_products.price_new')).fill('399,90')
    await price.getByLabel(t('admin_products.reason')).fill('Promocja')
    await price.getByRole('button').click()
    await expect(price.getByLabel(t('admin_products.reason'))).toHaveValue('')
    await inShop(page, path).toMatch(/399[,.]90/)

    const stock = page.getByRole('region', { name: t('admin_products.stock_title') }).first()
    await stock.getByRole('combobox').selectOption('count')
    await stock.getByLabel(t('admin_products.pieces.count')).fill('7')
    await stock.getByRole('button').click()
    await expect(stock.getByText(t('admin_products.stock_now', { count: 7 }))).toBeVisible()
    await inShop(page, path).toContain(t('catalogue.stock_count', { count: 7 }))

    await page.getByRole('button', { name: t('admin_products.archive'), exact: true }).click()
    await expect(page.getByRole('button', { name: t('admin_products.restore') })).toBeVisible()
    await inShop(page, path).toContain(t('tire.archived'))
    await page.getByRole('button', { name: t('admin_products.restore') }).click()
    await expect(page.getByRole('button', { name: t('admin_products.archive'), exact: true })).toBeVisible()
    await inShop(page, path).not.toContain(t('tire.archived'))

    const history = page.getByRole('region', { name: t('admin_products.history') })
    await expect(history.getByRole('listitem').filter({ hasText: 'Promocja' })).toContainText(/399[,.]90/)
    await expect(history.getByRole('listitem')).toHaveCount(6)
    await page.getByRole('link', { name: t('admin_products.in_shop') }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^399[,.]90/)).toBeVisible()
    // The head of a page that was reached by a link comes with the last of it.
    await expect(page).toHaveTitle(new RegExp(name))
  },
)

test('a wheel and a spacer are created and edited by keyboard', async ({ clerk, page, signedInAs }) => {
  const t = texts('pl')
  await signedInAs(clerk)
  // A file, an address, and adding it.
  const picture = ['', '', '']
  // Manufacturer, type, EAN, part number, and the warnings in three languages.
  const safety = ['', '', '', '', '', '', '']
  for (const [kind, values] of [
    [
      'wheel',
      // Behind the title stand its translations, and among the numbers some that need not be known.
      [
        'Felga próbna',
        '',
        '',
        'steel',
        '15',
        '6',
        '45',
        '66,6',
        '5x112',
        '',
        'czarna',
        'stal',
        '',
        '690',
        '9,5',
        '',
      ].concat(picture, safety, ['299', '4']),
    ],
    [
      'spacer',
      [
        'Dystans próbny',
        '',
        '',
        '5x112',
        'M14x1.5',
        '20',
        '66,6',
        '66,6',
        '',
        '45',
        '',
        '',
        '0,8',
        '',
      ].concat(picture, safety, ['149,50', '3']),
    ],
  ] as const) {
    await page.goto(`/create/${kind}`)
    await field(page, 'title').focus()
    for (const value of values) {
      await page.keyboard.press('ControlOrMeta+A')
      if (value !== '') await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: t('product_form.manage') }).click()
    await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
    await field(page, 'title').fill(`Zmieniony ${kind}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Zmieniony ${kind}` })).toBeVisible()
    const edited = t('admin_products.events.edited', { fields: fieldName('title', 'pl') })
    await expect(page.getByRole('listitem').filter({ hasText: edited })).toBeVisible()
  }
})

test('a price that a colleague has changed is not overwritten unseen', async ({
  clerk,
  page,
  request,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/409/)
  const t = texts('pl')
  await signedInAs(clerk)
  const headers = await headersOf(identityUrl, staff)
  const { id, archive } = await createTire(request, headers, {
    url: await uploadPhotograph(request, headers),
    size: { width: 305, profile: 25, diameter: 21 },
    price: 550,
  })
  await page.goto(`/admin/products/${id}`)
  const sheet = page.getByRole('region', { name: t('admin_products.price_title'), exact: true })
  await sheet.getByLabel(t('admin_products.price_new')).fill('500')
  await sheet.getByLabel(t('admin_products.reason')).fill('Moja cena')
  const data = { from: 550, to: 612.5, reason: 'Cudza cena' }
  const repriced = await request.patch(`/api/admin/products/${id}/price`, { data, headers })
  expect(repriced.status()).toBe(200)

  await sheet.getByRole('button').click()
  await expect(sheet.getByRole('alert')).toContainText('612,50 zł')
  await expect(sheet.getByLabel(t('admin_products.price_new'))).toHaveValue('500')
  await sheet.getByRole('button').click()
  await expect(sheet.getByText(t('admin_products.price_now', { price: '500,00 zł' }))).toBeVisible()
  await archive()
})
