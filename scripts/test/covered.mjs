import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What `npm run test:resilience` is about, itself included. */
const COVERED = [
  'app/**/{page,layout}.tsx',
  'app/api/**/*.ts',
  'contract/*.ts',
  'e2e/{accounts,bad-tokens,bff-routes,people}.ts',
  'lib/{auth,http,mail,orders,payment,pictures,product-api,shared-cache,user-records}/**/*.ts',
  'lib/env*.ts',
  'local-services/**/*.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'product-api/{src,test}/**/*.{ts,sql}',
  'scripts/{backup.mjs,storefront/**/*.ts}',
  'tests/*.ts',
  'tests/{hostile,promises,resilience,signed-tokens}/**/*.ts',
]

const isQuickTest = (/** @type {string} */ path) =>
  path.endsWith('.test.ts') && !path.endsWith('.slow.test.ts') && !/^(product-api\/test|tests)\//.test(path)

/**
 * Stands for the contents of every file that the resilience tests cover: while it stays the same, they say the same.
 *
 * @param {string} folder the root of the repository
 */
export async function digestOfCovered(folder) {
  const paths = globSync(COVERED, { cwd: folder }).filter((path) => !isQuickTest(path))
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) {
    const contents = createHash('sha256').update(await readFile(join(folder, path)))
    hash.update(`${path}\0${contents.digest('hex')}\0`)
  }
  return hash.digest('hex')
}
