import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../env.mjs'
import { folderOf, listFolders } from './folder-map.ts'
import { purposes } from './folders.ts'

test.each([
  ['lib/orders/order-age.ts', 'lib/orders'],
  ['components/staff/orders/order.tsx', 'components/staff/orders'],
  ['components/product/drawing/plate.tsx', 'components/product'],
  ['product-api/src/selling/orders/place-order.ts', 'product-api/src/selling/orders'],
  ['product-api/src/main.ts', 'product-api'],
  ['contract/language.ts', 'contract'],
  ['app/[locale]/(shop)/page.tsx', 'app'],
  ['middleware.ts', null],
  ['.ci/run', null],
])('%s counts in %s', (path, folder) => {
  expect(folderOf(path)).toBe(folder)
})

test('every folder has its purpose in scripts/map/folders.ts, and every purpose its folder', () => {
  const folders = [...listFolders(root).keys()]
  const missing = folders
    .filter((folder) => !(folder in purposes))
    .map((folder) => `scripts/map/folders.ts needs '${folder}'`)
  const left = Object.keys(purposes)
    .filter((folder) => !folders.includes(folder))
    .map((folder) => `there is no folder ${folder}`)
  expect([...missing, ...left]).toEqual([])
})

test('docs/architecture.md lists these folders', () => {
  const listed = [
    ...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^- `([^`]+)`( \(\d|:)/gm),
  ].map(([, folder]) => folder)
  expect(listed, 'npm run map').toEqual(expect.arrayContaining(Object.keys(purposes)))
})
