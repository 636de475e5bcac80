import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * After `npm run migration`: removes every snapshot of the schema but the newest, which is the one that drizzle-kit compares with. Each is
 * the whole schema, 9,000 lines.
 */
const folder = join(import.meta.dirname, 'migrations/meta')
const snapshots = (await readdir(folder)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
for (const name of snapshots.slice(0, -1)) await rm(join(folder, name))
