import type { BrowserContext, Page } from '@playwright/test'
import { Checkout } from './checkout.ts'
import { expect, staff, test, texts } from './fixtures.ts'
import { addToCart, headersOf } from './order-by-api.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

/** A cookie, or a key of one of the stores that a browser has. `places` are those of the privacy page. */
interface StoredItem {
  place: 'cookie' | 'browser' | 'tab'
  name: string
}

/** By the table of the privacy page. */
async function listedOn(page: Page): Promise<(item: StoredItem) => boolean> {
  await page.goto('/privacy')
  const rows = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: t('stored.time') }) })
    .getByRole('row')
  const cells = (await rows.allInnerTexts()).slice(1).map((row) => row.split('\t').map((cell) => cell.trim()))
  expect(cells.length).toBeGreaterThan(10)
  return ({ place, name }) =>
    cells.some(
      ([listed = '', where]) =>
        where === t(`stored.places.${place}`) &&
        (listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed),
    )
}

/** Runs before the scripts of each page; plain text, because it replaces methods of the browser. */
const RECORD_WRITES = `
  function record(prototype, name, placeOf) {
    const method = prototype[name]
    prototype[name] = function (key, ...more) {
      window.recordItem(placeOf(this), key)
      return method.call(this, key, ...more)
    }
  }
  record(Storage.prototype, 'setItem', (store) => (store === window.localStorage ? 'browser' : 'tab'))
  record(IDBFactory.prototype, 'open', () => 'browser')`

/** Records every key when it is written, so that one that is removed at once counts too. */
async function recordWrites(page: Page): Promise<StoredItem[]> {
  const written: StoredItem[] = []
  await page.exposeFunction('recordItem', (place: StoredItem['place'], name: string) =>
    written.push({ place, name }),
  )
  await page.addInitScript({ content: RECORD_WRITES })
  return written
}

/** What is stored at this moment, however it was written. */
async function readItems(page: Page, context: BrowserContext): Promise<StoredItem[]> {
  const cookies = (await context.cookies()).map(({ name }): StoredItem => ({ place: 'cookie', name }))
  const stores = await page.evaluate(async () => ({
    browser: [
      ...Object.keys(window.localStorage),
      ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ],
    tab: Object.keys(window.sessionStorage),
  }))
  return [
    ...cookies,
    ...stores.browser.map((name): StoredItem => ({ place: 'browser', name })),
    ...stores.tab.map((name): StoredItem => ({ place: 'tab', name })),
  ]
}

test('nothing is stored in the browser that the privacy page does not list', async ({
  page,
  context,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
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

  await signedInAs(staff)
  for (const path of ['/admin', '/admin/import', '/admin/withdrawals', '/admin/complaints']) await goTo(path)

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
