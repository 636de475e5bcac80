import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** Everything that is no file, no API call and has no language prefix is Polish. */
const UNPREFIXED = '/:path((?!api(?:/|$)|_next(?:/|$)|pl(?:/|$)|en(?:/|$)|ru(?:/|$)|[^/]*\\.[^/]*$).*)'

const PREFIXES = ['', '/en', '/ru']

const loginRedirects = PREFIXES.map((prefix) => ({
  source: `${prefix}/login`,
  destination: `${prefix}/signIn`,
  permanent: false,
}))

/**
 * Screens for signed-in people answer a browser without any session with a real redirect. This only saves a detour:
 * who may see what is decided by the pages and the handlers themselves.
 */
const signedOutRedirects = PREFIXES.flatMap((prefix) =>
  ['/CreateOrder', '/orders', '/admin', '/admin/order/:id'].map((path) => ({
    source: prefix + path,
    missing: [{ type: 'cookie' as const, key: 'session' }],
    destination: `${prefix}/signIn?next=${path}`,
    permanent: false,
  })),
)

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@bieznik/contract'],
  typescript: { ignoreBuildErrors: true },
  experimental: { authInterrupts: true, isrFlushToDisk: false },
  redirects: async () => [...loginRedirects, ...signedOutRedirects],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: '/pl' },
      { source: UNPREFIXED, destination: '/pl/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default withNextIntl(config)
