/*
 * npm run licences: writes docs/licences.md.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './env.mjs'
import { describeLicences, forbidden } from './supply-chain/licences.mjs'
import { readLockedPackages } from './supply-chain/lockfile.mjs'

const packages = await readLockedPackages(root)
await writeFile(join(root, 'docs/licences.md'), describeLicences(packages))
for (const each of forbidden(packages)) {
  console.error(`Not allowed: ${each}`)
  process.exitCode = 1
}
