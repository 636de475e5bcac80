import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '@bieznik/contract/pages'

const root = join(import.meta.dirname, '..')

/** Every page that there is, by its address. */
const files = new Map(
  globSync('app/**/page.tsx', { cwd: root }).map((file) => {
    const path = dirname(file)
      .replace(/^app\/\[locale\]/, '')
      .replaceAll(/\/\(\w+\)/g, '')
    return [path || '/', file]
  }),
)

/** `/admin/order/[orderId]` as the table of pages names it: `/admin/order/:orderId`, `/tires/[[...page]]`: `/tires/*`. */
const pathOf = (folder: string) =>
  folder.replace(/\[{1,2}\.{3}\w+\]{1,2}$/, '*').replaceAll(/\[(\w+)\]/g, ':$1')

/** Rows of which one folder makes several pages, and lists whose first page has a row of its own. */
const madeBy: Record<string, string> = {
  '/create/wheel': '/create/:kind',
  '/create/spacer': '/create/:kind',
  '/wheels': '/wheels/*',
  '/spacer': '/spacer/*',
}

test('every page has its row in contract/pages.ts, and every row its page', () => {
  const folders = new Map([...files].map(([folder, file]) => [pathOf(folder), file]))
  const rows = new Set(pages.map(({ path }) => madeBy[path] ?? path))
  const missing = [...folders]
    .filter(([path]) => !rows.has(path))
    .map(([path, file]) => `contract/pages.ts needs { path: '${path}', who: … } for ${file}`)
  const superfluous = [...rows]
    .filter((path) => !folders.has(path))
    .map((path) => `there is no page for ${path} of contract/pages.ts`)
  expect([...missing, ...superfluous]).toEqual([])
})
