/*
 * npm run seed -- --products <N>: fills the product database with a sample catalogue, of N products when N is given.
 */
import { runOnDatabase } from './on-database.mjs'

process.exitCode = await runOnDatabase('product-api/src/platform/db/seed-cli.ts', process.argv.slice(2))
