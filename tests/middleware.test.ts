import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { config, middleware } from '@/middleware'

const ORIGIN = 'https://shop.example'

interface Visit {
  path: string
  language?: string
  accept?: string
  rsc?: boolean
}

const headersOf = ({ language, accept, rsc }: Visit) => ({
  ...(language && { cookie: `language=${language}` }),
  ...(accept && { 'accept-language': accept }),
  ...(rsc && { rsc: '1' }),
})

const isLetIn = (visit: Visit) =>
  doesMiddlewareMatch({
    config,
    url: visit.path,
    headers: headersOf(visit),
    ...(visit.language && { cookies: { language: visit.language } }),
  })

/** Where a visit ends: its own path when it is let by or goes on as it is. */
function destination(visit: Visit): string {
  if (!isLetIn(visit)) return visit.path
  const location = middleware(
    new NextRequest(ORIGIN + visit.path, { headers: headersOf(visit) }),
  ).headers.get('location')
  return location === null ? visit.path : location.replace(ORIGIN, '')
}

describe('a visit without a language in its address', () => {
  it.each([
    [{ path: '/', accept: 'en-US,en;q=0.9' }, '/en'],
    [{ path: '/tires', accept: 'ru' }, '/ru/tires'],
    [{ path: '/tires', accept: 'de,ru;q=0.5' }, '/ru/tires'],
    [{ path: '/orders?placed=7', accept: 'en' }, '/en/orders?placed=7'],
    [
      { path: '/tires/filter/width=195&profile=80&diameter=15', accept: 'en' },
      '/en/tires/filter/width=195&profile=80&diameter=15',
    ],
    [{ path: '/products/title/195%2F80%20R15', accept: 'en' }, '/en/products/title/195%2F80%20R15'],
    [{ path: '/cart', language: 'ru' }, '/ru/cart'],
    [{ path: '/cart', language: 'ru', accept: 'en' }, '/ru/cart'],
    [{ path: '/cart', language: 'en', accept: 'pl' }, '/en/cart'],
  ])('%o goes to %s', (visit, path) => {
    expect(destination(visit)).toBe(path)
  })

  it.each([
    { path: '/', accept: 'pl-PL,pl;q=0.9,en;q=0.8' },
    { path: '/' },
    { path: '/tires', accept: 'de-DE' },
    { path: '/tires', accept: '*' },
    { path: '/cart', language: 'pl', accept: 'en' },
    { path: '/cart', language: 'xx' },
    { path: '/cart', accept: 'en', rsc: true },
  ])('%o stays Polish', (visit) => {
    expect(destination(visit)).toBe(visit.path)
  })
})

it.each([
  '/en/tires',
  '/ru',
  '/pl/tires',
  '/api/cart',
  '/api',
  '/_next/static/chunk.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/icon.svg',
  '/pictures/0123456789abcdef0123456789abcdef.webp',
])('%s is never let in', (path) => {
  expect(isLetIn({ path, accept: 'en' })).toBe(false)
  expect(isLetIn({ path, language: 'ru' })).toBe(false)
})

it('does not let the many in who need no redirect', () => {
  expect(isLetIn({ path: '/tires', accept: 'pl,en;q=0.5' })).toBe(false)
  expect(isLetIn({ path: '/tires', language: 'pl', accept: 'en' })).toBe(false)
  expect(isLetIn({ path: '/tires', accept: 'en' })).toBe(true)
})

it('never leaves the site and is not to be kept for the next person', () => {
  const visit = { path: '//evil.example/tires', accept: 'en' }
  const response = middleware(new NextRequest(ORIGIN + visit.path, { headers: headersOf(visit) }))
  expect(new URL(response.headers.get('location') ?? '', ORIGIN).origin).toBe(ORIGIN)
  expect(response.status).toBe(307)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('vary')).toBe('cookie, accept-language')
})
