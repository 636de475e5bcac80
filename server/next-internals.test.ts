import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isRouterState, readRedirects, readRoutePatterns } from './next-internals.ts'
import { readMayRedirect } from './redirects.ts'

/** As `next build` writes it. */
const PAGES = '^(?:\\/((?!api(?:\\/|$)|pl(?:\\/|$)|en(?:\\/|$)|ru(?:\\/|$)).*))$'

const routes = {
  redirects: [
    { source: '/:path+/', regex: '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))/$', internal: true },
    // A conditional redirect of a public page, as somebody may plant one.
    { source: '/wheels', regex: '^(?!/_next)/wheels(?:/)?$', has: [{ type: 'cookie', key: 'club' }] },
    {
      source: '/spacer',
      regex: '^(?!/_next)/spacer(?:/)?$',
      has: [{ type: 'query', key: 'old', value: '1' }],
    },
  ],
  staticRoutes: [
    { page: '/_not-found', regex: '^/_not\\-found(?:/)?$' },
    { page: '/api/cart', regex: '^/api/cart(?:/)?$' },
  ],
  dynamicRoutes: [{ page: '/[locale]', regex: '^/([^/]+?)(?:/)?$' }],
}

const middleware = {
  middleware: {
    '/': {
      matchers: [
        { regexp: PAGES, has: [{ type: 'cookie', key: 'language', value: 'en|ru' }] },
        {
          regexp: PAGES,
          has: [{ type: 'header', key: 'accept-language', value: '(?!pl\\b).+' }],
          missing: [{ type: 'cookie', key: 'language', value: '(?:pl|en|ru)' }],
        },
      ],
    },
  },
}

async function makeBuild(manifests: { routes: unknown; middleware: unknown }): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'build-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, '.next/server'), { recursive: true })
  await writeFile(join(root, '.next/routes-manifest.json'), JSON.stringify(manifests.routes))
  await writeFile(join(root, '.next/server/middleware-manifest.json'), JSON.stringify(manifests.middleware))
  return root
}

const asked = (url: string, headers: Record<string, string>) =>
  Object.assign(new IncomingMessage(new Socket()), { url, headers })

it.each([
  ['/tires', {}, false],
  ['/tires/', {}, true],
  ['/tires', { 'accept-language': 'pl-PL,pl;q=0.9' }, false],
  ['/tires', { 'accept-language': 'en-GB' }, true],
  ['/tires', { 'accept-language': 'en-GB', cookie: 'language=pl' }, false],
  ['/tires', { 'accept-language': 'en-GB', cookie: 'language=xx' }, true],
  ['/tires?x=1', { cookie: 'a=b; language=ru' }, true],
  ['/en/tires', { cookie: 'language=ru' }, false],
  ['/tires', { 'accept-language': '*' }, false],
  ['/tires', { 'accept-language': 'de-DE,de;q=0.9' }, false],
  ['/wheels', {}, false],
  ['/wheels', { cookie: 'club=7' }, true],
  ['/spacer?old=1', {}, true],
  ['/spacer?old=2', {}, false],
])('%s with %o is redirected: %s', async (url, headers, expected) => {
  const mayRedirect = await readMayRedirect(await makeBuild({ routes, middleware }))
  expect(mayRedirect(asked(url, headers))).toBe(expected)
})

it('knows the patterns of the routes, without those of Next.js itself', async () => {
  const patterns = await readRoutePatterns(await makeBuild({ routes, middleware }))
  expect(patterns.map(({ page }) => page)).toEqual(['/api/cart', '/[locale]'])
})

it('says which manifest a new version of Next.js writes differently', async () => {
  const root = await makeBuild({ routes: { ...routes, redirects: {} }, middleware })
  await expect(readRedirects(root)).rejects.toThrow('next-internals: routes-manifest.json has changed')
})

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state))

it('can parse the router state that the script of a page sends', () => {
  expect(isRouterState(encoded(['', {}]))).toBe(true)
  expect(isRouterState(encoded(['', { children: ['__PAGE__', {}] }, null, 'refetch']))).toBe(true)
})

it.each([
  ['nothing', ''],
  ['no JSON', 'x'],
  ['half an escape', '%'],
  ['something else', encoded({ a: 1 })],
  ['null', 'null'],
  ['two', [encoded(['', {}]), encoded(['', {}])]],
  ['too long', encoded(['x'.repeat(50_000), {}])],
  ['nested without end', encoded('['.repeat(10_000))],
])('%s is no router state', (_what, header) => {
  expect(isRouterState(header)).toBe(false)
})
