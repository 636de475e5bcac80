import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** Everything that is no file, no API call and has no language prefix is Polish. */
const UNPREFIXED = '/:path((?!api(?:/|$)|_next(?:/|$)|pl(?:/|$)|en(?:/|$)|ru(?:/|$)|[^/]*\\.[^/]*$).*)'

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@bieznik/contract'],
  typescript: { ignoreBuildErrors: true },
  experimental: { authInterrupts: true, isrFlushToDisk: false },
  redirects: async () => [
    { source: '/:locale(en|ru)?/login', destination: '/:locale/signIn', permanent: false },
  ],
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
