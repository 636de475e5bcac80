import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { resolve } from 'node:path'
import { languages, otherLanguages } from './contract/language.ts'
import { signedInPages, strictScreens } from './contract/pages.ts'
import { folders } from './contract/routes.ts'
import { sessionCookies } from './lib/session/session-cookies.ts'
import { pictureHostsOf, securityHeaders, sourcesOf } from './lib/http/security-headers.ts'

/** Messages are compiled in the build: no page carries a parser for them. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

/** Everything that is no file, no API call, no part of the sitemap and has no language prefix is Polish. */
const UNPREFIXED = `/:path((?!${[...folders, ...languages].map((name) => `${name.replace('.', '[.]')}(?:/|$)`).join('|')}|[^/]*\\.[^/]*$).*)`

const PREFIXES = ['', ...otherLanguages.map((language) => `/${language}`)]

const loginRedirects = PREFIXES.map((prefix) => ({
  source: `${prefix}/login`,
  destination: `${prefix}/signIn`,
  permanent: false,
}))

/** Places within such screens that have an address of their own, which sign-in comes back to. */
const ADDRESSED = [
  { path: '/orders', key: 'order', value: String.raw`\d{1,10}` },
  { path: '/CreateOrder', key: 'step', value: '[a-z]{1,20}' },
  { path: '/Payment', key: 'next', value: String.raw`/CreateOrder\?step=[a-z]{1,20}` },
]

const withoutSession = sessionCookies.map((key) => ({ type: 'cookie' as const, key }))

/** One pattern, since Next.js tries each rule for each request. */
const SIGNED_IN = signedInPages.map(({ path }) => path.slice(1).replaceAll(/:\w+/g, '[^/]+')).join('|')

/**
 * Screens for signed-in people respond to a browser without any session with a real redirect. This only saves a detour:
 * who may see what is decided by the pages and the handlers themselves.
 */
const signedOutRedirects = PREFIXES.flatMap((prefix) => [
  ...ADDRESSED.map(({ path, key, value }) => ({
    source: prefix + path,
    has: [{ type: 'query' as const, key, value: `(?<${key}>${value})` }],
    missing: withoutSession,
    destination: `${prefix}/signIn?next=${encodeURIComponent(`${path}?${key}=`)}:${key}`,
    permanent: false,
  })),
  {
    source: `${prefix}/:screen(${SIGNED_IN})`,
    missing: withoutSession,
    destination: `${prefix}/signIn?next=/:screen`,
    permanent: false,
  },
])

/** Documents of the strict policy are made for one person, or carry a nonce that is good for one response. */
const PERSONAL = `/:language(${languages.join('|')})?/:screen(${strictScreens.join('|')})/:path*`

/**
 * Browsers ask each time, which costs a 304: a page kept in the browser would outlive a changed price. Only a cache that
 * stands before the shop may keep public pages for a while.
 */
const cacheHeaders = [
  {
    source: '/:path((?!api(?:/|$)|_next(?:/|$)|pictures(?:/|$)|drawings(?:/|$)).*)',
    headers: [
      { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
      { key: 'CDN-Cache-Control', value: 'max-age=60, stale-while-revalidate=86340' },
    ],
  },
  {
    source: PERSONAL,
    headers: [
      { key: 'Cache-Control', value: 'private, no-store' },
      { key: 'CDN-Cache-Control', value: 'no-store' },
    ],
  },
]

/** How long a picture of another host is shown as it is, in seconds; a month. */
const FOREIGN_PICTURES = 31 * 24 * 60 * 60

/** Pictures of our own come in these sizes, without the optimizer; those of other hosts are made so. */
const images: NextConfig['images'] = {
  formats: ['image/avif', 'image/webp'],
  qualities: [75],
  imageSizes: [120, 240, 320],
  deviceSizes: [640, 768, 1152, 1536],
  minimumCacheTTL: FOREIGN_PICTURES,
  localPatterns: [],
  maximumRedirects: 0,
  remotePatterns: pictureHostsOf(process.env.PICTURE_HOSTS).map((host) => {
    const [hostname = '', port = ''] = host.split(':')
    return { protocol: 'https', hostname, port, pathname: '/**' }
  }),
}

/** In development the server of Next.js responds; else our own does, which knows the hosts of the running shop and misses no response. */
const developmentHeaders = Object.entries(securityHeaders(sourcesOf(process.env))).map(([key, value]) => ({
  key,
  value,
}))

/**
 * For the running server alone, which loads them without a bundler: a build would put them into the middleware as well, which has
 * no Node.js. In development Next.js uses its own.
 */
const caches: NextConfig = {
  cacheHandlers: { default: resolve('lib/cache/data-cache.ts') },
  cacheHandler: resolve('lib/cache/picture-cache.ts'),
  cacheMaxMemorySize: 0,
  // Else a picture of another host would be made anew for each visitor.
  images: { ...images, customCacheHandler: true },
}

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // server/ compresses pages and sets their ETags, once for each cached page.
  compress: false,
  generateEtags: false,
  // Documents are cached by server/page-cache.ts. It is the only one that gets them without streaming: see server/next-internals.ts.
  htmlLimitedBots: /^bieznik-response-cache$/,
  reactStrictMode: true,
  images,
  transpilePackages: ['@bieznik/backend-kit', '@bieznik/contract'],
  // One metrics registry for the route handlers and for server/, which serves it. The others would be in the bundle of each route
  // handler, and all of those are loaded at the start: 13 copies of half a megabyte, which took 45 MB of memory.
  serverExternalPackages: ['zod', 'prom-client', '@redis/client', 'nodemailer', 'rate-limiter-flexible'],
  typescript: { ignoreBuildErrors: true },
  // With cachedNavigations each document carries its page twice, rendered twice, so that coming back to it needs no request.
  // A navigation waits for its page: server/page-cache.ts has it whole. What would have to wait is no fault that the dev server tells of.
  experimental: {
    authInterrupts: true,
    cachedNavigations: false,
    isrFlushToDisk: false,
    instantInsights: { validationLevel: 'manual-warning' },
  },
  headers: async () => [
    ...cacheHeaders,
    ...(process.env.NODE_ENV === 'development' ? [{ source: '/:path*', headers: developmentHeaders }] : []),
  ],
  redirects: async () => [...loginRedirects, ...signedOutRedirects],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/.well-known/security.txt', destination: '/security.txt' },
      { source: '/', destination: '/pl' },
      { source: UNPREFIXED, destination: '/pl/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

/** Fonts are named in the document alone, where server/critical-css can move them behind the first paint. The dev server warns of it. */
const withoutHeaders: NextConfig = { reactMaxHeadersLength: 0 }

export default (phase: string): NextConfig =>
  withNextIntl({
    ...config,
    ...(phase !== PHASE_DEVELOPMENT_SERVER && withoutHeaders),
    ...(phase === PHASE_PRODUCTION_SERVER && caches),
  })
