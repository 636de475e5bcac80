import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Who may see each page. What a page for anyone shows of a person comes from the BFF, which asks for a token. */
const pages = {
  anyone: [
    '/',
    '/[...rest]',
    '/aboutcompany',
    '/allnews',
    '/cart',
    '/contact',
    '/data-delition',
    '/news/[newsId]',
    '/privacy',
    '/problem/[problem]',
    '/products/title/[query]/[[...page]]',
    '/registration',
    '/reset-password',
    '/returns',
    '/rules',
    '/signIn',
    '/spacer/[[...page]]',
    '/spacer/filter/[query]/[[...page]]',
    '/spacerDetail/[spacerId]',
    '/tireDetail/[tireId]',
    '/tires/[[...page]]',
    '/tires/filter/[query]/[[...page]]',
    '/wheelDetail/[wheelId]',
    '/wheels/[[...page]]',
    '/wheels/filter/[query]/[[...page]]',
  ],
  person: ['/CreateOrder', '/Payment', '/details', '/orders', '/orders/[orderId]/confirmation'],
  staff: [
    '/admin',
    '/admin/import',
    '/admin/news',
    '/admin/news/[newsId]',
    '/admin/news/new',
    '/admin/order/[orderId]',
    '/admin/order/[orderId]/confirmation',
    '/admin/order/[orderId]/packing-slip',
    '/admin/products',
    '/admin/products/[productId]',
    '/create',
    '/create/[kind]',
  ],
}

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
