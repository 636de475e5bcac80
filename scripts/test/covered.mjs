import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What pages are made of, and the programs behind them. */
const SHOP = [
  'app/**/*',
  'backend-kit/**/*.{ts,mjs}',
  'components/**/*.{ts,tsx,css}',
  'contract/**/*.ts',
  'database.rules.json',
  'instrumentation*.ts',
  'lib/**/*.{ts,tsx}',
  'local-services/**/*.{ts,mjs}',
  'messages/*.json',
  'messages/documents/**/*',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'product-api/src/**/*',
  'public/**/*',
  'scripts/{build,reader-messages,seed,start,typefaces}.mjs',
  'scripts/run/*.mjs',
  'server/**/*.ts',
]

/** What the browser tests share. */
const BROWSER_TESTS = ['e2e/!(*.test).ts', 'playwright.config.ts', 'tests/*.ts']

/** Sets of tests that are too heavy for every run, and what each covers, itself included. */
const COVERED = {
  /** `npm run test:resilience` */
  resilience: [
    'app/**/{page,layout}.tsx',
    'app/api/**/*.ts',
    'contract/*.ts',
    'e2e/{accounts,bad-tokens,bff-routes,people}.ts',
    'lib/{auth,contact,http,orders,payment,pictures,product-api,cache,user-records}/**/*.ts',
    'lib/env*.ts',
    'local-services/**/*.ts',
    'middleware.ts',
    'next.config.ts',
    'package-lock.json',
    'product-api/{src,test}/**/*.{ts,sql}',
    'scripts/backup.mjs',
    'server/**/*.ts',
    'backend-kit/**/*.{ts,mjs}',
    'tests/*.ts',
    'tests/{hostile,promises,resilience,signed-tokens}/**/*.ts',
  ],
  /** Races, killed processes, backups, plans for a large catalogue: `product-api`, `*.heavy.test.ts` */
  'heavy-product-api': [
    'backend-kit/**/*.ts',
    'contract/*.ts',
    'local-services/{ksef,postgres}/*.ts',
    'package-lock.json',
    'product-api/{src,test}/**/*.{ts,sql}',
  ],
  /** Killed and restarted databases and accounts: `local-services`, `*.heavy.test.ts` */
  'heavy-local-services': [
    'backend-kit/**/*.ts',
    'contract/*.ts',
    'database.rules.json',
    'local-services/**/*.ts',
    'package-lock.json',
  ],
  /** What visitors and customers go through, beyond the main stories: browser tests that are called or tagged heavy */
  'heavy-shop': [...SHOP, ...BROWSER_TESTS, 'e2e/!(phone.heavy|staff-*).test.ts'],
  /** The screens of staff: browser tests, `staff-*.heavy.test.ts` */
  'heavy-staff': [...SHOP, ...BROWSER_TESTS, 'e2e/staff-*.heavy.test.ts'],
  /** What has a layout of its own on a phone, there: browser tests that are tagged `@phone` */
  'heavy-phone': [...SHOP, ...BROWSER_TESTS, 'e2e/*.test.ts'],
}

/** What the build makes of a package. */
const MADE = /^app\/_typefaces\//

/** What `heavy-shop` does not go through. */
const STAFF_ALONE =
  /^(?:app\/\[locale\]\/(?:admin|create)|app\/api\/admin|components\/admin|lib\/(?:admin-[^/]+|books|imports))\//

/** @typedef {keyof typeof COVERED} HeavySet */

/** The heavy tests of `npm test`, in projects of Vitest that are called so. */
export const HEAVY_OF_VITEST = /** @type {const} */ (['heavy-product-api', 'heavy-local-services'])

/** Those in projects of Playwright. */
export const HEAVY_OF_PLAYWRIGHT = /** @type {const} */ (['heavy-shop', 'heavy-staff', 'heavy-phone'])

const isQuickTest = (/** @type {string} */ path) =>
  /(?<!\.slow|\.heavy)\.test\.tsx?$/.test(path) && !/^(product-api\/test|tests|e2e)\//.test(path)

/**
 * Stands for the contents of every file that a set covers: while it stays the same, its tests say the same.
 *
 * @param {string} folder the root of the repository
 * @param {HeavySet} set
 */
export async function digestOfCovered(folder, set) {
  const hash = createHash('sha256')
  for (const path of listCovered(folder, set)) {
    const contents = createHash('sha256').update(await readFile(join(folder, path)))
    hash.update(`${path}\0${contents.digest('hex')}\0`)
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder the root of the repository
 * @param {HeavySet} set
 */
export function listCovered(folder, set) {
  const files = globSync(COVERED[set], { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter(
      (path) => !isQuickTest(path) && !MADE.test(path) && !(set === 'heavy-shop' && STAFF_ALONE.test(path)),
    )
    .toSorted()
}
