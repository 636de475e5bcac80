import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * A shop of its own for the browser tests, with a database and accounts that are new and that nobody sees again, in the
 * folder that is named. Its ports are in the environment. It stops when this is asked to.
 */
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Usage: node e2e/shop.ts <folder>')
await mkdir(dataDir, { recursive: true })
// PostgreSQL runs as another user when we are root, and has to get in.
await chmod(dataDir, 0o755)

const start = join(import.meta.dirname, '../scripts/start.mjs')
const shop = spawn(process.execPath, [start, '--data-dir', dataDir, '--ignore-env-files'], {
  stdio: 'inherit',
})
// Whoever signals the whole group signals it twice, which it takes for one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shop.kill(signal))
await once(shop, 'exit')
await rm(dataDir, { recursive: true, force: true })
process.exitCode = shop.exitCode ?? 1
