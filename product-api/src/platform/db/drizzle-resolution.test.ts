import type { ResolveFnOutput, ResolveHookContext } from 'node:module'
import { expect, test, vi } from 'vitest'
import { drizzleResolver } from './drizzle-resolution.ts'

const PACKAGE = 'file:///shop/node_modules/drizzle-orm/'

const from = (parentURL: string, conditions = ['node', 'import']): ResolveHookContext => ({
  parentURL,
  conditions,
  importAttributes: {},
})

function resolver() {
  const node = vi.fn<(specifier: string) => ResolveFnOutput>((specifier) => ({
    url: `${PACKAGE}${specifier}`,
    format: 'module',
  }))
  const resolve = drizzleResolver()
  return {
    asked: () => node.mock.calls.map(([specifier]) => specifier),
    resolve: (specifier: string, context: ResolveHookContext) => resolve(specifier, context, node).url,
  }
}

test('an entry of the package is resolved once, whoever imports it', () => {
  const { asked, resolve } = resolver()
  const entries = ['drizzle-orm', 'drizzle-orm/pg-core']
  for (const file of ['one.ts', 'two.ts'])
    for (const entry of entries) expect(resolve(entry, from(`file:///shop/${file}`))).toBe(PACKAGE + entry)
  expect(asked()).toEqual(entries)
})

test('what its files import of each other is the file of that address', () => {
  const { asked, resolve } = resolver()
  expect(resolve('../entity.js', from(`${PACKAGE}pg-core/table.js`))).toBe(`${PACKAGE}entity.js`)
  expect(asked()).toEqual([])
})

test.each([
  ['another package', 'drizzle-orm-extra', from('file:///shop/one.ts')],
  ['a file of the program', './two.js', from('file:///shop/one.ts')],
  ['what a file of the package imports of others', 'pg', from(`${PACKAGE}node-postgres/session.js`)],
  ['what is required', './entity.cjs', from(`${PACKAGE}table.cjs`, ['node', 'require'])],
  ['an entry that is required', 'drizzle-orm', from('file:///shop/one.cjs', ['node', 'require'])],
])('%s is resolved by Node.js', (_what, specifier, context) => {
  const { asked, resolve } = resolver()
  resolve(specifier, context)
  expect(asked()).toEqual([specifier])
})
