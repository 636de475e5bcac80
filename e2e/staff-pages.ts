import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Every page under /admin that there is, as the folders say, with 1 for every parameter: `/admin/order/1`. */
export function listStaffPages(): string[] {
  return globSync('app/*/admin/**/page.tsx', { cwd: root })
    .map((file) => dirname(file).replace(/^app\/[^/]+/, ''))
    .map((path) => path.replaceAll(/\[\w+\]/g, '1'))
    .toSorted()
}
