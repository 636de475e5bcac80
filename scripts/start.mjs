/*
 * npm start, npm run dev: from a bare clone to an open shop.
 *
 *   node scripts/start.mjs [--dev] [--data-dir <folder>] [--ignore-env-files]
 *
 * Installs, builds and starts what is not there yet, says where the shop is, and stops everything on Ctrl-C or SIGTERM.
 * A second shop beside the first, as the browser tests use it:
 *
 *   PORT=3100 PRODUCT_API_PORT=4100 FIREBASE_AUTH_EMULATOR_PORT=9199 FIREBASE_DATABASE_EMULATOR_PORT=9100 \
 *     node scripts/start.mjs --data-dir <empty folder> --ignore-env-files
 *
 * It is open when its last line, "The shop is open", appears; `GET /api/health/ready` of the storefront says the same.
 * End it with SIGTERM: of a `kill -9` the programs hear within a second, but the database only at the next start.
 */
import { fileURLToPath } from 'node:url'
import { isOnPinnedNode } from './pinned-node.mjs'

try {
  if (await isOnPinnedNode(fileURLToPath(import.meta.url))) {
    const { runShop } = await import('./run/shop.mjs')
    process.exit(await runShop(process.argv.slice(2)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
