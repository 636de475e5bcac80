import fc from 'fast-check'
import { expect, it } from 'vitest'
import { routeNames } from './route-names.ts'

/** As `next build` writes them, in its order. */
const nameOf = routeNames(
  [
    ['/api/cart', '^/api/cart(?:/)?$'],
    ['/robots.txt', '^/robots\\.txt(?:/)?$'],
    ['/api/cart/items/[productId]', '^/api/cart/items/([^/]+?)(?:/)?$'],
    ['/pictures/[name]', '^/pictures/([^/]+?)(?:/)?$'],
    ['/[locale]', '^/([^/]+?)(?:/)?$'],
    ['/[locale]/orders/[orderId]', '^/([^/]+?)/orders/([^/]+?)(?:/)?$'],
    ['/[locale]/[...rest]', '^/([^/]+?)/(.+?)(?:/)?$'],
  ].map(([page = '', regex = '']) => ({ page, regex: new RegExp(regex) })),
)

it.each([
  ['/', 'page', '/[locale]'],
  ['/en', 'page', '/[locale]'],
  ['/orders/7?token=secret', 'page', '/[locale]/orders/[orderId]'],
  ['/ru/orders/7', 'page', '/[locale]/orders/[orderId]'],
  ['/nowhere', 'page', '/[locale]/[...rest]'],
  ['/pl/no/where', 'page', '/[locale]/[...rest]'],
  ['/api/cart', 'api', '/api/cart'],
  ['/api/cart/items/7', 'api', '/api/cart/items/[productId]'],
  ['/api/of/somebody', 'api', 'unknown'],
  ['/api', 'api', 'unknown'],
  ['/_next/static/chunks/a.js', 'file', '/_next'],
  ['/robots.txt', 'file', '/robots.txt'],
  ['/pictures/a.webp', 'file', '/pictures/[name]'],
])('%s is %s %s', (url, kind, route) => {
  expect(nameOf(url)).toEqual({ kind, route })
})

it('has as many names as there are routes, whatever is asked for', () => {
  const names = new Set<string>()
  fc.assert(fc.property(fc.webPath(), (path) => void names.add(nameOf(path || '/').route)))
  for (const name of names)
    expect(name).toMatch(/^(?:unknown|\/_next|\/robots\.txt|\/(?:api|pictures|\[locale\]).*)$/)
  expect(names.size).toBeLessThanOrEqual(9)
})
