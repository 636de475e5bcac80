import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'

/** Tells V8 to compile every function of a script while the script arrives, on a thread of its own; other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** In bytes. A larger script that is not on every page is a package for one purpose, such as a chart, of which little is called. */
const LARGEST = 64 * 1024

/**
 * Gives the hint to the scripts of a build that pages run when they open: those of every page, and the small ones, most of which are the
 * shop's own. Without it, V8 compiles a function when it is called first, in the time of the page (decision 27).
 *
 * @param build Next.js's folder, `.next`
 */
export async function addCompileHints(build: string): Promise<void> {
  const ofEveryPage = new Set(await readScriptsOfEveryPage(build))
  const names = await readdir(join(build, 'static/chunks'))
  const scripts = names.filter((name) => extname(name) === '.js').map((name) => `static/chunks/${name}`)
  await Promise.all(
    scripts.map((script) => addHint(join(build, script), { isOnEveryPage: ofEveryPage.has(script) })),
  )
}

/** What Next.js says of a build, as far as it is needed here. */
const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/** Paths from the folder of the build. */
async function readScriptsOfEveryPage(build: string): Promise<string[]> {
  const text = await readFile(join(build, 'build-manifest.json'), 'utf8')
  return manifest.parse(JSON.parse(text)).rootMainFiles
}

async function addHint(file: string, { isOnEveryPage }: { isOnEveryPage: boolean }): Promise<void> {
  const script = await readFile(file, 'utf8')
  const isWanted = isOnEveryPage || Buffer.byteLength(script) <= LARGEST
  // A build keeps what it made before and has not changed.
  if (isWanted && !script.startsWith(HINT)) await writeFile(file, HINT + script)
}
