import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { runInNewContext } from 'node:vm'

/** A way to what is imported late, as one script of the build brings it. */
export interface BuiltImport {
  /** Of the module that stands for the `import()`: a page has one for each number, the first that arrives. */
  module: string
  /** What has to be fetched before what is imported can run: its scripts, without those that this way to it has brought. */
  fetches: string
  /** The script that brings this way. */
  script: string
}

/** What Turbopack makes of an `import()`, whatever the names of its variables. */
const IMPORT = /^[\w$]+=>\{[\w$]+\.v\(/
const SCRIPT = /(?<=")static\/chunks\/[^"]+/g

/**
 * All late imports of a build.
 *
 * @param folder where its scripts lie
 */
export async function listBuiltImports(folder: string): Promise<BuiltImport[]> {
  const files = globSync(`${folder}/*.js`)
  return (await Promise.all(files.map(importsOf))).flat()
}

async function importsOf(file: string): Promise<BuiltImport[]> {
  const script = basename(file)
  const found: BuiltImport[] = []
  let modules: unknown[] = []
  for (const part of await partsOf(file)) {
    if (typeof part !== 'function') {
      modules.push(part)
      continue
    }
    const code = String(part)
    if (IMPORT.test(code)) {
      const fetches = [...code.matchAll(SCRIPT)].map(([path]) => basename(path)).join(' ')
      found.push(...modules.map((module) => ({ module: String(module), fetches, script })))
    }
    modules = []
  }
  return found
}

/** What a script hands to the runtime: its element, then numbers of modules, each followed by the function that makes it. */
async function partsOf(file: string): Promise<unknown[]> {
  const pushed: unknown[][] = []
  const TURBOPACK = { push: (parts: unknown[]) => pushed.push(parts) }
  const code = await readFile(file, 'utf8')
  // The runtime itself and polyfills hand over nothing, and want a browser.
  if (code.includes('(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push('))
    runInNewContext(code, { TURBOPACK })
  return pushed.flatMap(([, ...parts]) => parts)
}
