import type { Page } from '@playwright/test'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { addFourAsGuest, SET } from './guests.ts'
import { enterSignedIn, signIn } from './people.ts'
import { listTiresInStock } from './tires.ts'

const t = texts('ru')

test.use({ viewport: { width: 390, height: 844 } })

test('a driver of a van notes it on a phone, finds a tire that fits and reads why another does not', async ({
  page,
  productApiUrl,
}) => {
  const vanSize = { width: 195, profile: 70, diameter: 15 }
  const [fitting] = await listTiresInStock(productApiUrl, 1, vanSize)
  const [weaker] = await listTiresInStock(productApiUrl, 1, { ...vanSize, profile: 65 })
  if (!fitting || !weaker) throw new Error('The seed has no such tires in stock.')

  await page.goto(addressIn('ru', `/tireDetail/${fitting.id}`))
  await page.getByRole('link', { name: t('product.my_car') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('my_car.title') })).toBeVisible()
  await expectAccessible(page)

  // Without a size it says so, at the field and above.
  await page.getByRole('button', { name: t('my_car.save') }).click()
  await expect(page.getByRole('alert').first()).toContainText(t('my_car.errors.needed'))
  await noteVan(page)
  await expectAccessible(page)

  await page.goto(addressIn('ru', `/tireDetail/${fitting.id}`))
  await expect(page.getByText(t('fit.verdict.fits', { car: 'Мой бус' }))).toBeVisible()

  // The cards of a list say so as well.
  await page.goto(addressIn('ru', '/tires/filter/width=195&profile=70&diameter=15'))
  // The list is narrowed to what fits by itself.
  await page.waitForURL(/[?&]fits=/)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards.filter({ hasText: t('fit.verdict.fits', { car: 'Мой бус' }) })).not.toHaveCount(0)
  await expectAccessible(page)
  await page.goto(addressIn('ru', '/tires/filter/width=195&profile=65&diameter=15'))
  await expect(cards.filter({ hasText: t('fit.verdict.does_not_fit', { car: 'Мой бус' }) })).not.toHaveCount(
    0,
  )

  await page.goto(addressIn('ru', `/tireDetail/${weaker.id}`))
  await page.getByText(t('fit.verdict.does_not_fit', { car: 'Мой бус' })).click()
  await expect(page.getByText(/нужен индекс не ниже 102/)).toBeVisible()
  await expect(page.getByText(t('fit.findings.class_c'))).toBeVisible()
  await expectAccessible(page)
})

async function noteVan(page: Page) {
  await page.getByLabel(t('my_car.size'), { exact: true }).fill('195/70 R15C')
  await page.getByLabel(t('my_car.name')).fill('Мой бус')
  await page.getByLabel(t('my_car.speedSymbol')).fill('Q')
  await page.getByRole('button', { name: `3. ${t('my_car.steps.papers')}` }).click()
  // 1700 kg, as a Polish registration document has them.
  await page.getByLabel(t('my_car.axleLoad')).fill('16,68 кН')
  await page.getByRole('button', { name: t('my_car.save') }).click()
  await expect(page.getByText(t('my_car.saved', { name: 'Мой бус' }))).toBeVisible()
}

/** One tire in stock of the first of these sizes that has any. */
async function aTireOf(
  productApiUrl: string,
  sizes: readonly [number, number, number][],
): Promise<ListedTire> {
  for (const [width, profile, diameter] of sizes) {
    const [tire] = await listTiresInStock(productApiUrl, 1, { width, profile, diameter })
    if (tire) return tire
  }
  throw new Error('The seed has no such tire in stock.')
}

test('a van driver who reads Russian searches on a phone, buys four tires that fit and reads why two others do not', async ({
  page,
  productApiUrl,
}) => {
  const [fitting] = await listTiresInStock(productApiUrl, SET, { width: 195, profile: 70, diameter: 15 })
  if (!fitting) throw new Error('The seed has no such tires in stock.')
  await page.goto(addressIn('ru', '/my-car'))
  await noteVan(page)

  const search = page.getByRole('searchbox', { name: t('header.search_label') })
  await search.fill('шины на транзит 195/70 r15c')
  await search.press('Enter')
  await expect(page.getByRole('main')).toContainText(t('search.quoted', { word: 'транзит' }))
  await page.getByRole('main').getByRole('link', { name: fitting.title }).first().click()
  await expect(
    page.getByRole('status').filter({ hasText: t('fit.verdict.fits', { car: 'Мой бус' }) }),
  ).toBeVisible()
  await addFourAsGuest(page, fitting, 'ru')
  await expect(page.getByRole('main')).toContainText(fitting.title)

  // One carries too little, the other is for another rim.
  const weak = await aTireOf(productApiUrl, [[195, 65, 15]])
  const large = await aTireOf(productApiUrl, [
    [195, 75, 16],
    [205, 65, 16],
    [205, 75, 16],
  ])
  for (const [{ id }, reason] of [
    [weak, /нужен индекс не ниже 102/],
    [large, /на диск 16″, а у вашей машины 15″/],
  ] as const) {
    await page.goto(addressIn('ru', `/tireDetail/${id}`))
    await page.getByText(t('fit.verdict.does_not_fit', { car: 'Мой бус' })).click()
    await expect(page.getByText(reason)).toBeVisible()
  }
})

async function saveCar(page: Page, name: string) {
  await page.getByLabel(t('my_car.size'), { exact: true }).fill('195/70 R15C')
  await page.getByLabel(t('my_car.name')).fill(name)
  await page.getByRole('button', { name: t('my_car.save') }).click()
  await expect(page.getByText(t('my_car.saved', { name }))).toBeVisible()
}

test('the cars of an account are on each of its devices, and leave the one where its person signs out', async ({
  page,
  browser,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const [tire] = await listTiresInStock(productApiUrl, 1, { width: 195, profile: 70, diameter: 15 })
  if (!tire) throw new Error('The seed has no such tire in stock.')
  const myCar = addressIn('ru', '/my-car')
  const product = addressIn('ru', `/tireDetail/${tire.id}`)
  const stored = (of: Page, key: string) => of.evaluate((name) => window.localStorage.getItem(name), key)

  // Noted before the sign-in, and sent without a visit to the page of the cars.
  await page.goto(myCar)
  await saveCar(page, 'Мой бус')
  await signIn(page, customer, 'ru')
  await expect.poll(() => stored(page, 'bieznik.carsOwner')).toContain('"unsent":null')

  const device = await browser.newPage()
  await enterSignedIn(device.context(), identityUrl, customer)
  await device.goto(product)
  await expect.poll(() => stored(device, 'bieznik.cars')).toContain('Мой бус')
  await device.goto(product)
  await expect(device.getByRole('status').filter({ hasText: 'Мой бус' })).toBeVisible()
  await device.goto(myCar)
  await expect(device.getByText(t('my_car.account.synced'))).toBeVisible()
  await device.getByRole('button', { name: t('my_car.add') }).click()
  await saveCar(device, 'Дачная Нива')
  await expect(device.getByText(t('my_car.account.synced'))).toBeVisible()
  await expect.poll(() => stored(device, 'bieznik.carsOwner')).toContain('"unsent":null')

  await page.goto(myCar)
  for (const name of ['Мой бус', 'Дачная Нива'])
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('account.my_account') }).click()
  await page.getByRole('menuitem', { name: t('account.logout') }).click()
  await page.waitForURL((url) => url.pathname === addressIn('ru', '/'))
  await page.goto(myCar)
  await expect(page.getByText(t('my_car.none'))).toBeVisible()
  await page.goto(product)
  await expect(page.getByRole('link', { name: t('product.my_car') })).toBeVisible()

  await device.reload()
  await expect(device.getByRole('main').getByText('Дачная Нива', { exact: true })).toBeVisible()
  await device.close()
})
