/*
 * node scripts/contract-facts.mjs <name> <openapi.json>: writes what is checkable of a published document (scripts/contracts/sources.mjs)
 * into local-services/published-contracts/<name>.json.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { factsFile } from './contracts/facts-file.mjs'
import { sources } from './contracts/sources.mjs'
import { root } from './env.mjs'

const [name = '', path] = process.argv.slice(2)
const source = sources[name]
if (!source || path === undefined)
  throw new Error(`Say which document and where it is: ${Object.keys(sources).join(', ')}`)
/** @type {unknown} */
const document = JSON.parse(await readFile(path, 'utf8'))
await writeFile(join(root, `local-services/published-contracts/${name}.json`), factsFile(document, source))
