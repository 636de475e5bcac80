import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { postgresEnv } from '../env.ts'
import { exists } from '../files.ts'
import type { Account } from './account.ts'
import { SUPERUSER } from './connection.ts'
import { makeOpenFolder, type Place } from './place.ts'
import { isAlive } from './running.ts'

const run = promisify(execFile)

/** initdb takes 1 to 2 s here, most of it the wait for the disk. */
const INITDB_TIMEOUT_MS = 120_000

/**
 * Which letters PostgreSQL takes for letters: with `C` nothing outside ASCII, Polish and Cyrillic included, and the search
 * finds nothing. Not every system has each name.
 */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8']

/** Makes the cluster unless it is there. It appears under its name only when it is whole, so a kill leaves no half of it. */
export async function ensureCluster(place: Place): Promise<void> {
  await removeDrafts(place.cluster)
  if (await exists(place.cluster)) return
  const draft = `${place.cluster}.draft-${process.pid}`
  try {
    await makeOpenFolder(draft)
    await initialise({ ...place, cluster: draft })
    await rename(draft, place.cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another start was quicker.
    if (!(await exists(place.cluster))) throw error
  }
}

export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, 'password'), 'utf8')).trim()
}

async function removeDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  const prefix = `${basename(cluster)}.draft-`
  for (const name of await readdir(folder)) {
    const isAbandoned = name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))
    if (isAbandoned) await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function initialise({ native, cluster, runAs }: Place): Promise<void> {
  const password = join(cluster, 'password')
  const data = join(cluster, 'data')
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  await mkdir(data, { mode: 0o700 })
  if (runAs) await Promise.all([password, data].map((path) => chown(path, runAs.uid, runAs.gid)))
  await initdb(native, data, password, runAs).catch((cause: unknown) => {
    throw new Error('The local PostgreSQL could not be initialised.', { cause })
  })
}

async function initdb(native: string, data: string, password: string, runAs: Account | null): Promise<void> {
  const flags = [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  const options = { ...runAs, cwd: '/', timeout: INITDB_TIMEOUT_MS, env: postgresEnv }
  const refusals: unknown[] = []
  for (const ctype of CTYPES) {
    try {
      await run(join(native, 'bin/initdb'), [...flags, `--lc-ctype=${ctype}`], options)
      return
    } catch (error) {
      refusals.push(error)
      if (!String(error).includes('invalid locale name')) break
    }
  }
  throw new AggregateError(refusals, 'initdb failed')
}
