import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresEnv } from '../env.ts'
import { getText } from '../files.ts'
import { findFreePort } from '../free-ports.ts'
import { getDataDirectory } from './connection.ts'
import type { Place } from './place.ts'

/** Longer than the recovery after a `kill -9` of a busy server. */
const READY_TIMEOUT_MS = 60_000
const TRIES = 6

/** What another try cures: the port was taken since we looked, or processes of a killed server are still leaving. */
const PASSING = /could not bind|shared memory block .* is still in use/

interface Launch {
  port?: number | undefined
  password: string
  flags: readonly string[]
}

/** Starts the server of a cluster and waits until it answers. Returns its port. */
export async function launch(place: Place, { port, password, flags }: Launch): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const chosen = port ?? (await findFreePort())
    const said = await tryToLaunch(place, chosen, password, flags)
    if (said === null) return chosen
    const isHopeless = !PASSING.test(said) || (port !== undefined && said.includes('could not bind'))
    if (attempt === TRIES || isHopeless)
      throw new Error(`The local PostgreSQL did not start. It said:\n${said}`)
    await sleep(500)
  }
}

/** Returns null when the server answers, else its last words. */
async function tryToLaunch(place: Place, port: number, password: string, flags: readonly string[]) {
  const logFile = join(place.cluster, 'server.log')
  const before = (await getText(logFile))?.length ?? 0
  const server = await spawnServer(place, port, logFile, flags)
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    if ((await getDataDirectory(port, password)) === join(place.cluster, 'data')) return null
    await sleep(50)
  }
  server.kill('SIGQUIT')
  return (await getText(logFile))?.slice(before).trim().split('\n').slice(-10).join('\n') ?? ''
}

/** Its own session, and a file to write to: neither Ctrl-C in the terminal nor the end of its parent may cut it short. */
async function spawnServer(
  place: Place,
  port: number,
  logFile: string,
  flags: readonly string[],
): Promise<ChildProcess> {
  const log = await open(logFile, 'a', 0o600)
  try {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', ...flags]
    const server = spawn(
      join(place.native, 'bin/postgres'),
      ['-D', join(place.cluster, 'data'), '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
      { ...place.runAs, cwd: '/', env: postgresEnv, stdio: ['ignore', log.fd, log.fd], detached: true },
    )
    await once(server, 'spawn')
    server.unref()
    return server
  } finally {
    await log.close()
  }
}
