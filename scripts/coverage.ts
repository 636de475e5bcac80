import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withProofs } from './coverage-doc/document.ts'
import { listProofs } from './coverage-doc/tests.ts'
import { root } from './env.mjs'

/*
 * npm run coverage: writes below each row of docs/coverage.md the tests that say in a comment that they show it.
 */
const file = join(root, 'docs/coverage.md')
await writeFile(file, withProofs(await readFile(file, 'utf8'), listProofs(root)))
