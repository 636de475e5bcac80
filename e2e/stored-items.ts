import { expect, type BrowserContext, type Page } from '@playwright/test'
import { texts } from './texts.ts'

const t = texts('pl')

/** A cookie, or a key of one of the stores that a browser has. `places` are those of the privacy page. */
export interface StoredItem {
  place: 'cookie' | 'browser' | 'tab'
  name: string
}

/** By the table of the privacy page. */
export async function listedOn(page: Page): Promise<(item: StoredItem) => boolean> {
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
export async function recordWrites(page: Page): Promise<StoredItem[]> {
  const written: StoredItem[] = []
  await page.exposeFunction('recordItem', (place: StoredItem['place'], name: string) =>
    written.push({ place, name }),
  )
  await page.addInitScript({ content: RECORD_WRITES })
  return written
}

/** What is stored at this moment, however it was written. */
export async function readItems(page: Page, context: BrowserContext): Promise<StoredItem[]> {
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
