import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isStrictDocument } from '@bieznik/contract/routes'

const root = join(import.meta.dirname, '..')

/** `app/[locale]/(shop)/orders/page.tsx` is at `/orders`. */
const pages = globSync('app/*locale*/**/page.tsx', { cwd: root }).map((file) => ({
  file,
  path: `/${dirname(file)
    .replace(/^app\/\[locale\]\/?/, '')
    .replace(/^\(\w+\)\/?/, '')}`,
}))

it('finds the pages', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/signIn', '/tires/[[...page]]']),
  )
})

it.each(pages)(
  '$path is made for each request if it is strict, and kept for everyone if not',
  ({ file, path }) => {
    const source = readFileSync(join(root, file), 'utf8')
    const [, mode] = /^export const (instant = false|ensureStatic = 'navigation')$/m.exec(source) ?? []
    expect(mode).toBe(isStrictDocument(path) ? 'instant = false' : "ensureStatic = 'navigation'")
  },
)
