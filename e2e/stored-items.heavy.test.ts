import { Checkout } from './checkout.ts'
import { expect, test, texts } from './fixtures.ts'
import { addToCart, headersOf } from './order-by-api.ts'
import { listedOn, readItems, recordWrites } from './stored-items.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

test('nothing is stored in the browser that the privacy page does not list', async ({
  page,
  context,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const isListed = await listedOn(page)
  const items = await recordWrites(page)
  const readAll = async () => void items.push(...(await readItems(page, context)))
  const goTo = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await readAll()
  }
  const [tire] = await listOtherTires(productApiUrl, 2)

  for (const path of ['/', '/en', '/tires', '/contact', '/withdrawal', '/complaint']) await goTo(path)
  await goTo(`/tireDetail/${tire?.id}`)
  await page.getByRole('button', { name: tire?.title }).click()
  await expect(page.getByText(t('account.not_authenticated'))).toBeVisible()
  await readAll()

  await goTo('/signIn')
  await page.getByLabel(t('account.email'), { exact: true }).fill(customer.email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(customer.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.sign_in'), exact: true })
    .click()
  await page.waitForURL((url) => !url.pathname.endsWith('/signIn'))
  await addToCart(page.request, await headersOf(identityUrl, customer), {
    productId: tire?.id ?? 0,
    quantity: 1,
  })
  await goTo('/cart')
  await goTo('/CreateOrder')
  const checkout = new Checkout(page, 'pl')
  await checkout.fillPerson()
  await checkout.goOn()
  await readAll()
  for (const path of ['/Payment', '/orders', '/details']) await goTo(path)

  expect(new Set(items.map(({ place }) => place))).toEqual(new Set(['cookie', 'browser', 'tab']))
  expect(items.filter((each) => !isListed(each))).toEqual([])
})

test('a key that the privacy page does not list is found in every store', async ({ page, context }) => {
  const isListed = await listedOn(page)
  const written = await recordWrites(page)
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('planted in the browser', '1')
    sessionStorage['planted in the tab'] = '1'
    document.cookie = 'planted=1'
    indexedDB.open('planted database')
    sessionStorage.setItem('gone at once', '1')
    sessionStorage.removeItem('gone at once')
  })
  const unlisted = [...written, ...(await readItems(page, context))].filter((each) => !isListed(each))
  expect(new Set(unlisted.map(({ name }) => name))).toEqual(
    new Set(['planted in the browser', 'planted in the tab', 'planted', 'planted database', 'gone at once']),
  )
})
