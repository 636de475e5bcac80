import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { promises } from './table.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/promises.md', import.meta.url)), 'utf8')

it('docs/promises.md has every promise of the table, and nothing else', () => {
  const written = page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [promise = '', figure = ''] = section.split('\n\n')
      return [promise, figure.replaceAll(/\s+/g, ' ').replaceAll('\\*', '*')]
    })
  expect(written).toEqual(
    Object.values(promises).map(({ promise, figure }) => [promise, `To reach: ${figure}.`]),
  )
})
