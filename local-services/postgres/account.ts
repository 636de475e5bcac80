import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A user of this machine, by number. */
export interface Account {
  uid: number
  gid: number
}

export const isRoot = process.getuid?.() === 0

/** Debian and others have a `postgres` of their own, who may own a real server: this one is nobody else's. */
const ACCOUNT_NAME = 'bieznik-postgres'

const TRIES = 5

/**
 * The user that the server runs as when we are root, which PostgreSQL refuses to be. Made when missing.
 * Throws when it cannot be made.
 */
export async function requireAccount(): Promise<Account> {
  let reason: unknown
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const account = await getAccount(ACCOUNT_NAME)
    if (account) return account
    // Two starts at once may both try: the loser finds the user taken or /etc/passwd locked, and then finds the user.
    reason = await makeAccount().catch((error: unknown) => error)
    if (isMissingProgram(reason)) break
    if (reason) await sleep(200)
  }
  throw new Error(
    `PostgreSQL does not run as root, and no user "${ACCOUNT_NAME}" could be made for it. ` +
      'Start as another user than root, install `useradd` (packages passwd or shadow-utils), ' +
      'or set DATABASE_URL to a PostgreSQL of yours.',
    { cause: reason },
  )
}

async function getAccount(name: string): Promise<Account | null> {
  const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null)
  if (!ids) return null
  const [uid, gid] = ids.map(({ stdout }) => Number.parseInt(stdout, 10))
  return uid === undefined || gid === undefined ? null : { uid, gid }
}

async function makeAccount(): Promise<void> {
  const flags = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  await run('useradd', [...flags, '--shell', '/bin/false', ACCOUNT_NAME])
}

const isMissingProgram = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
