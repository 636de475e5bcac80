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

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** Whether the page of a folder renders the page of the table. */
function renders(folder: string, path: string): boolean {
  if (folder === '/[...rest]') return path === '/*'
  const [asked, given] = [segmentsOf(path), segmentsOf(pathOf(folder))]
  const fixed = given.filter((segment) => segment !== '*')
  const isOpen = fixed.length < given.length
  if (asked.length !== fixed.length && !(isOpen && asked.length === given.length)) return false
  return fixed.every(
    (segment, index) => segment === asked[index] || (segment.startsWith(':') && asked[index] !== '*'),
  )
}

const rendered = ({ path }: { path: string }) => [...files.keys()].filter((folder) => renders(folder, path))

test('every page has its row in contract/pages.ts, and every row its page', () => {
  const missing = [...files].flatMap(([folder, file]) =>
    pages.some((page) => renders(folder, page.path))
      ? []
      : [`contract/pages.ts needs { path: '${pathOf(folder)}', who: … } for ${file}`],
  )
  const superfluous = pages.flatMap((page) =>
    rendered(page).length > 0 ? [] : [`there is no page for ${page.path} of contract/pages.ts`],
  )
  expect([...missing, ...superfluous]).toEqual([])
})
