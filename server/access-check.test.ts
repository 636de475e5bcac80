import { expect, it } from 'vitest'
import { accessCheck } from './access-check.ts'
import { documents } from './documents.ts'
import type { Handler } from './middleware.ts'
import { ask, html } from './test/ask.ts'
import { errorPages } from './test/error-pages.ts'

type Visitor = 'staff' | 'warehouse' | 'customer' | null

/** A Next.js that renders every page with 200, and whose session is that of `role`. */
const next =
  (role: Visitor): Handler =>
  (request, response) => {
    const [asked, area] = /^\/api\/session(?:\?area=(\w+))?$/.exec(request.url ?? '') ?? []
    if (asked === undefined) return html(200, 'page')(request, response)
    if (role === null) return html(401, '')(request, response)
    const isAllowed = area === undefined || role === 'staff' || (role === 'warehouse' && area === 'orders')
    html(isAllowed ? 204 : 403, '')(request, response)
  }

const open = (role: Visitor, path: string, headers: Record<string, string> = {}) => {
  const handler = next(role)
  return ask(
    [accessCheck({ next: handler, errorPages }), documents({ next: handler, errorPages })],
    handler,
    path,
    headers,
  )
}

it.each([
  ['staff', '/admin', 200],
  ['staff', '/en/admin/order/7/packing-slip', 200],
  ['warehouse', '/admin/order/7', 200],
  ['warehouse', '/admin/news', 403],
  ['customer', '/orders/7/confirmation', 200],
  ['customer', '/admin', 403],
  ['customer', '/ru/admin/products/7', 403],
  ['customer', '/create/wheel', 403],
  ['staff', '/admin/nope', 404],
  ['staff', '/admin/order/x', 404],
  ['staff', '/create/tank', 404],
  ['customer', '/orders/0/confirmation', 404],
  [null, '/signIn', 200],
] as const)('%s at %s: %s', async (role, path, status) => {
  expect((await open(role, path)).status).toBe(status)
})

// Shows S6.10
it.each([
  ['/orders', '', '/signIn?next=/orders'],
  ['/en/admin', '', '/en/signIn?next=/admin'],
  ['/pl/admin/order/7', '', '/signIn?next=/admin/order/7'],
  ['/ru/orders?order=7&a=b', '', '/ru/signIn?next=/orders%3Forder%3D7%26a%3Db'],
  ['/details', 'language=pl; session=ended', '/signIn?reason=session&next=/details'],
  ['/details', '__Host-session=ended', '/signIn?reason=session&next=/details'],
  ['/details', 'session=; language=pl', '/signIn?next=/details'],
])('a visitor at %s with the cookies "%s" is sent to %s, without a script', async (path, cookie, target) => {
  const { status, headers } = await open(null, path, { cookie })
  expect([status, headers.location]).toEqual([307, target])
  expect(headers['cache-control']).toBe('private, no-store')
})
