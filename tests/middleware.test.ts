import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { languages, otherLanguages } from '@bieznik/contract/language'
import { strictScreens } from '@bieznik/contract/pages'
import { folders } from '@bieznik/contract/routes'
import { facetKeys } from '@bieznik/contract/catalogue/facet-query'
import { config, middleware } from '@/middleware'
import { callers, requestOf } from '@/e2e/bff-routes'

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
  // Shows D1a, D2a
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
    [{ path: '/signIn?next=/orders', language: 'en' }, '/en/signIn?next=/orders'],
  ])('%o goes to %s', (visit, path) => {
    expect(destination(visit)).toBe(path)
  })

  // Shows S1.13, D2b
  it.each([
    { path: '/', accept: 'pl-PL,pl;q=0.9,en;q=0.8' },
    { path: '/' },
    { path: '/tires', accept: 'de-DE' },
    { path: '/tires', accept: '*' },
    { path: '/cart', language: 'pl', accept: 'en' },
    { path: '/cart', language: 'xx' },
    { path: '/cart', accept: 'en', rsc: true },
    { path: '/signIn', accept: 'pl' },
    { path: '/signIn' },
    { path: '/en/signIn', language: 'ru', accept: 'pl' },
    { path: '/pl/signIn', language: 'ru' },
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
  '/.well-known/security.txt',
  '/pictures/0123456789abcdef0123456789abcdef.webp',
])('%s is never let in', (path) => {
  expect(isLetIn({ path, accept: 'en' })).toBe(false)
  expect(isLetIn({ path, language: 'ru' })).toBe(false)
})

it.each(Object.keys(callers))('%s does not come by it', (call) => {
  const { path } = requestOf(call)
  for (const rsc of [false, true]) {
    expect(isLetIn({ path, accept: 'en', rsc })).toBe(false)
    expect(isLetIn({ path, language: 'ru', rsc })).toBe(false)
  }
})

it('does not let the many in who need no redirect', () => {
  expect(isLetIn({ path: '/tires', accept: 'pl,en;q=0.5' })).toBe(false)
  expect(isLetIn({ path: '/tires', language: 'pl', accept: 'en' })).toBe(false)
  expect(isLetIn({ path: '/tires', accept: 'en' })).toBe(true)
})

/** Next.js reads `config` without running it, so that what it is made of is written out in middleware.ts. */
it('is asked for what the languages, pages and facets say', () => {
  const any = languages.join('|')
  const ends = [...folders, ...languages].map((name) => `${name.replace('.', '[.]')}(?:/|$)`)
  const unprefixed = String.raw`/((?!${ends.join('|')}|[^/]*\.[^/]*$).*)`
  const below = (segments: readonly string[]) => `/((?:(?:${any})/)?(?:${segments.join('|')})(?:/.*)?)`
  const rsc = { type: 'header', key: 'rsc' }
  const matcher = [
    {
      source: unprefixed,
      has: [{ type: 'cookie', key: 'language', value: otherLanguages.join('|') }],
    },
    {
      source: unprefixed,
      missing: [{ type: 'cookie', key: 'language', value: `(?:${any})` }, rsc],
      has: [{ type: 'header', key: 'accept-language', value: String.raw`(?!pl\b).+` }],
    },
    { source: below(strictScreens), missing: [rsc] },
    ...facetKeys.map((key) => ({
      source: below(['tires', 'wheels', 'spacer', 'products/title']),
      has: [{ type: 'query', key }],
    })),
  ]
  expect(config.matcher, `middleware.ts needs matcher: ${JSON.stringify(matcher, null, 2)}`).toEqual(matcher)
})

describe('a document of the strict policy', () => {
  const documents = ['', ...languages.map((language) => `/${language}`)].flatMap((prefix) => [
    `${prefix}/signIn`,
    `${prefix}/admin/order/7`,
  ])
  const policiesOf = (path: string) => {
    const response = middleware(new NextRequest(ORIGIN + path, { headers: { 'accept-language': 'pl' } }))
    const sent = response.headers.get('content-security-policy')
    return { sent, forNext: response.headers.get('x-middleware-request-content-security-policy') }
  }

  it.each(documents)('%s has a nonce that Next.js gets as well', (path) => {
    expect(isLetIn({ path })).toBe(true)
    const { sent, forNext } = policiesOf(path)
    expect(sent).toMatch(/; script-src 'self' 'nonce-[\w+/]{22}=='[ ;]/)
    expect(forNext).toBe(sent)
  })

  it('has another one each time', () => {
    const sent = Array.from({ length: 100 }, () => policiesOf('/signIn').sent)
    expect(new Set(sent).size).toBe(100)
  })

  it.each(['/', '/en', '/tires', '/ru/cart', '/ordersX', '/x/orders', '/en/x/admin'])(
    '%s is none',
    (path) => {
      expect(isLetIn({ path })).toBe(false)
      expect(policiesOf(path).sent).toBeNull()
    },
  )

  it('takes no policy from who asks', () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'" }
    const response = middleware(new NextRequest(`${ORIGIN}/signIn`, { headers }))
    expect(JSON.stringify([...response.headers])).not.toContain('mine')
  })

  it('is not meant by what the script on a page asks for', () => {
    expect(isLetIn({ path: '/en/orders', rsc: true })).toBe(false)
  })
})

it('never leaves the site and is not to be cached for the next person', () => {
  const visit = { path: '//evil.example/tires', accept: 'en' }
  const response = middleware(new NextRequest(ORIGIN + visit.path, { headers: headersOf(visit) }))
  expect(new URL(response.headers.get('location') ?? '', ORIGIN).origin).toBe(ORIGIN)
  expect(response.status).toBe(307)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('vary')).toBe('cookie, accept-language')
})

it('knows nobody: it answers everybody alike', () => {
  for (const path of ['/admin', '/orders', '/details', '/create', '/CreateOrder']) {
    const nobody = { 'accept-language': 'en' }
    const answers = [
      nobody,
      { ...nobody, authorization: 'Bearer a.b.c' },
      { ...nobody, cookie: 'session=forged' },
    ]
      .map((who) => middleware(new NextRequest(ORIGIN + path, { headers: new Headers(Object.entries(who)) })))
      .map(({ status, headers }) => JSON.stringify([status, Object.fromEntries(headers)]))
    expect(new Set(answers).size).toBe(1)
  }
})

describe('a list that is narrowed by its query', () => {
  const rewritten = (path: string) =>
    middleware(new NextRequest(ORIGIN + path))
      .headers.get('x-middleware-rewrite')
      ?.replace(ORIGIN, '')

  it.each(facetKeys)('comes here by %s', (key) => {
    for (const path of [
      '/tires',
      '/en/wheels/page/2',
      '/ru/spacer/filter/boltDistance=5x112',
      '/products/title/zima',
    ])
      expect(isLetIn({ path: `${path}?${key}=1` }), path).toBe(true)
    expect(isLetIn({ path: '/tires' })).toBe(false)
  })

  it('is rendered by what its path says', () => {
    expect(rewritten('/tires?use=4X4&utm_source=x')).toBe('/pl/tires/by/use%3D4X4')
    expect(rewritten('/en/tires/page/2?sort=newest')).toBe('/en/tires/by/sort%3Dnewest/page/2')
    expect(rewritten('/en/products/title/5x112/page/2?kind=wheels')).toBe(
      '/en/products/title/5x112/by/kind%3Dwheels/page/2',
    )
    expect(rewritten('/tires?utm_source=x')).toBeUndefined()
    expect(rewritten('/tireDetail/7?use=4X4')).toBeUndefined()
  })
})
