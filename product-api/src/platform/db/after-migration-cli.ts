import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forOpenShop } from './migration-for-open-shop.ts'

/*
 * After `npm run migration`: makes of the newest migration what can run while the shop is open, and removes every snapshot of the schema but
 * the newest, which is the one that drizzle-kit compares with. Each is the whole schema, 9,000 lines.
 */
const folder = join(import.meta.dirname, 'migrations')

const newest = (await readdir(folder))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)
if (newest !== undefined) {
  const file = join(folder, newest)
  await writeFile(file, forOpenShop(await readFile(file, 'utf8')))
}

const meta = join(folder, 'meta')
const snapshots = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
for (const name of snapshots.slice(0, -1)) await rm(join(meta, name))
