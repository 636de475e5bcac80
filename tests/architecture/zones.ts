/**
 * The picture "one way" as a table: a zone is a folder, and each may import itself and what stands beside it, nothing
 * else. A target is a folder (`lib`), a part of one (`lib/i18n`) or a single module (`contract/money/money`). A folder that is
 * no zone may import nothing and be imported by nobody, so a new one has to be written here first.
 */
export const zones = {
  app: [
    'components/*',
    'components/product',
    'components/order',
    'components/pictures',
    'components/ui',
    'components/drawing',
    'lib',
    'contract',
  ],
  'components/*': [
    'components/product',
    'components/order',
    'components/pictures',
    'components/ui',
    'components/drawing',
    'lib',
    'contract',
  ],
  /** Choosing and uploading pictures, whatever they are of. */
  'components/pictures': ['components/ui', 'components/drawing', 'lib', 'contract'],
  'components/product': ['components/ui', 'components/drawing', 'lib', 'contract'],
  'components/order': ['components/ui', 'components/drawing', 'lib', 'contract'],
  'components/ui': [
    'lib/http/problem-error',
    'lib/i18n',
    'lib/pictures/picture-set',
    'contract/language',
    'contract/money/money',
    'contract/money/grosze',
    'contract/money/price-text',
  ],
  /** What is drawn as files of its own, of whatever area. */
  'components/drawing': ['lib/drawings', 'contract'],
  lib: ['backend-kit', 'contract', 'messages'],
  contract: [],
  messages: [],
  'product-api': ['backend-kit', 'contract'],
  'local-services': ['backend-kit', 'contract'],
  'backend-kit': ['contract'],
  server: [
    'backend-kit',
    'contract',
    'lib/cache',
    'lib/http/entity-tag',
    'lib/http/security-headers',
    'lib/i18n/preferred-locale',
    'lib/metrics/problem-counter',
  ],
  scripts: [
    'backend-kit/configuration',
    'backend-kit/memory',
    'backend-kit/opening',
    'contract',
    'messages',
    'local-services',
    'lib/i18n/pick-messages',
    'lib/i18n/reader-messages',
    'tests/architecture/zones',
    'tests/browsers/programs',
    'tests/promises',
    'tests/shop-environment',
  ],
  tests: [
    'backend-kit',
    'contract',
    'lib',
    'messages',
    'middleware',
    'local-services',
    'product-api/src/platform/db/schema',
    'product-api/test/tokens',
    'server/client-address',
    'e2e/accounts',
    'e2e/bad-tokens',
    'e2e/bff-routes',
    'e2e/browser',
    'e2e/people',
    'e2e/public-routes',
    'e2e/texts',
  ],
  e2e: ['contract', 'messages', 'local-services/free-ports', 'local-services/listen', 'tests/translate-page'],
  bench: [
    'backend-kit/memory',
    'contract',
    'local-services',
    'e2e/browser',
    'scripts/env',
    'scripts/format-markdown',
    'scripts/run/health',
  ],
  /** Files that lie at the root: configurations, `middleware.ts`, `instrumentation.ts`. */
  root: ['lib', 'contract', 'local-services/free-ports', 'tests', 'e2e'],
} satisfies Record<string, readonly string[]>

export type Zone = keyof typeof zones

const rendering = ['tests', 'messages']

/** What the tests of a zone need on top of it: rendering with texts, a real PostgreSQL, hostile requests. */
export const testTargets: Partial<Record<Zone, readonly string[]>> = {
  app: rendering,
  'components/*': rendering,
  'components/product': rendering,
  'components/order': rendering,
  'components/pictures': rendering,
  'components/ui': rendering,
  'components/drawing': rendering,
  'backend-kit': ['tests/signed-tokens'],
  lib: [...rendering, 'instrumentation'],
  server: ['instrumentation'],
  'product-api': [
    'local-services/free-ports',
    'local-services/inpost',
    'local-services/ksef',
    'local-services/postgres',
    'local-services/przelewy24',
    'local-services/published-contracts',
    'local-services/run-folder',
    'local-services/wallet',
    'tests/hostile',
    'tests/mail-source',
    'tests/process-environment',
    'tests/promises',
    'tests/shop-environment',
    'tests/signed-tokens',
  ],
}

/** A module of `contract/` depends on this package and on none besides. */
export const contractPackage = 'zod'

/** The areas of the shop. Each is a zone of its own: an area imports no other one, but what several show of a product or an order. */
export const areas = [
  'layout',
  'catalogue',
  'cart',
  'checkout',
  'wallet',
  'orders',
  'account',
  'news',
  'company',
  'contact',
  'withdrawal',
  'complaint',
  'admin',
] as const

/** The only files that read the environment, besides `*.config.*`. */
export const envFiles = [
  /^lib\/env[^/]*\.ts$/,
  /^product-api\/src\/env\.ts$/,
  /^local-services\/env\.ts$/,
  /^scripts\/env\.mjs$/,
  /^server\/env\.ts$/,
  /^backend-kit\/env\.mjs$/,
  /^[^/]+\.config\.(ts|mjs)$/,
]

/** Names of folders that say nothing about the trade, and so collect everything. */
export const junkDrawers = ['utils', 'helpers', 'hooks', 'types', 'constants', 'services', 'misc', 'common']
