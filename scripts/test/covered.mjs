import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
}

/** @typedef {keyof typeof COVERED} HeavySet */

/** The heavy tests of `npm test`, in projects of Vitest that are called so. */
export const HEAVY = /** @type {const} */ (['heavy-product-api', 'heavy-local-services'])

const isQuickTest = (/** @type {string} */ path) =>
  /(?<!\.slow|\.heavy)\.test\.ts$/.test(path) && !/^(product-api\/test|tests)\//.test(path)

/**
 * Stands for the contents of every file that a set covers: while it stays the same, its tests say the same.
 *
 * @param {string} folder the root of the repository
 * @param {HeavySet} set
 */
export async function digestOfCovered(folder, set) {
  const paths = globSync(COVERED[set], { cwd: folder }).filter((path) => !isQuickTest(path))
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) {
    const contents = createHash('sha256').update(await readFile(join(folder, path)))
    hash.update(`${path}\0${contents.digest('hex')}\0`)
  }
  return hash.digest('hex')
}
