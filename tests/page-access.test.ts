import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageVisitors as pages } from './page-visitors'

const root = join(import.meta.dirname, '..')

/** A page with the one beside it that it may be made of. */
function sourceOf(file: string): string {
  const source = readFileSync(join(root, file), 'utf8')
  const beside = Array.from(
    source.matchAll(/from '(\.\.?\/[\w./-]*create-page)'/g),
    ([, module = '']) => module,
  )
  return [source, ...beside.map((module) => sourceOf(`${join(dirname(file), module)}.tsx`))].join('\n')
}

/** Every page that there is, by its address. */
const files = new Map(
  globSync('app/**/page.tsx', { cwd: root }).map((file) => {
    const path = dirname(file)
      .replace(/^app\/\[locale\]/, '')
      .replaceAll(/\/\(\w+\)/g, '')
    return [path || '/', file]
  }),
)

test('who may see a page is written down for each that there is', () => {
  expect(Object.values(pages).flat().toSorted()).toEqual([...files.keys()].toSorted())
})

test.each(
  Object.entries({ anyone: null, person: 'requireSession', staff: 'requireStaff' } as const).flatMap(
    ([who, guard]) =>
      Object.entries(pages)
        .filter(([name]) => name === who)
        .flatMap(([, paths]) => paths.map((path) => [path, guard] as const)),
  ),
)('%s itself asks for what is tabled: %s', (path, guard) => {
  const source = sourceOf(files.get(path) ?? '')
  const asked = /await (require(?:Session|Staff))\(/.exec(source)?.[1] ?? null
  expect(asked).toBe(guard)
})
