import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { promises } from './table.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/promises.md', import.meta.url)), 'utf8')

it('docs/promises.md has every promise of the table, and nothing else', () => {
  const [, , ...rows] = page.split('\n').filter((line) => line.startsWith('|'))
  const written = rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, 3)
      .map((cell) => cell.trim().replaceAll('\\*', '*')),
  )
  expect(written).toEqual(Object.values(promises).map(({ promise, figure }) => [promise, figure]))
})
