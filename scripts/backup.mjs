/*
 * npm run backup -- <file>     writes the product database into a file, while the shop goes on
 * npm run backup:daily -- <folder>    one each day into the folder, until it is stopped
 * npm run restore -- <file>    fills an empty one with it: DATABASE_URL or BIEZNIK_DATA_DIR says which
 * npm run restore:numbers      leaves out numbers in one that came back in another way
 *
 * The file holds personal data. Accounts, people's own records and pictures are not in it (docs/runbook.md).
 */
import { runOnDatabase } from './on-database.mjs'

process.exitCode = await runOnDatabase('product-api/src/platform/db/backup-cli.ts', process.argv.slice(2))
