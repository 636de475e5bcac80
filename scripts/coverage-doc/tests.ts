import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Proof } from './document.ts'
import { readShown } from './shown.ts'

const FILES =
  '{app,backend-kit,bench,components,contract,e2e,lib,local-services,product-api,scripts,server,tests}/**/*.test.{ts,tsx}'

/** Every test that says what it shows, in the order of the paths. */
export const listProofs = (root: string): Proof[] =>
  globSync(FILES, { cwd: root, exclude: ['**/node_modules/**'] })
    .toSorted()
    .flatMap((path) => readShown(readFileSync(join(root, path), 'utf8')).map((shown) => ({ path, ...shown })))
