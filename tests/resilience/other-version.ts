import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { copyStorefront } from './storefront-copy.ts'

const TEXTS = new Set(['.js', '.json', '.html', '.rsc', '.css', '.meta', '.body', '.map', '.txt'])

/** All files of a build that may name another one. */
async function listTexts(build: string): Promise<string[]> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * The storefront as another version of it would be: the same pages by a build that calls each of its files otherwise, as Next.js does when
 * their content differs, in a new folder, in which it starts. A second build would take minutes.
 */
export async function makeOtherVersion(folder: string): Promise<void> {
  const build = join(folder, '.next')
  await copyStorefront(folder, /\/\.next\/(cache|types)$|\.(br|gz)$/)
  const id = await readFile(join(build, 'BUILD_ID'), 'utf8')
  const otherId = `${id.slice(1)}${id.slice(0, 1)}`
  for (const path of await listTexts(build)) {
    const text = await readFile(path, 'utf8')
    const other = text.replaceAll('static/chunks/', 'static/pieces/').replaceAll(id, otherId)
    if (other !== text) await writeFile(path, other)
  }
  await rename(join(build, 'static/chunks'), join(build, 'static/pieces'))
  await rename(join(build, 'static', id), join(build, 'static', otherId))
  await writeFile(join(build, 'BUILD_ID'), otherId)
  await mkdir(join(build, 'cache'), { recursive: true })
  await rm(join(build, 'build-key'), { force: true })
}
