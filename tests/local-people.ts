import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { vi } from 'vitest'
import { close, listen } from '../local-services/listen'
import { realClients, SHOP_RULES } from '../local-services/realtime-database/real-clients'
import { startRealtimeDatabase } from '../local-services/realtime-database/server'
import { endWithRun, makeTestFolder } from '../local-services/run-folder'

const PROJECT = 'demo-bieznik'

/**
 * Identity and realtime database, with the rules of the shop, for tests of what stores people's data. The environment
 * leads there, so whoever uses it imports what it tests afterwards.
 */
export async function startLocalPeople() {
  const folder = makeTestFolder('local-people')
  const identity = await startIdentity(folder)
  const database = await startDatabase(folder)
  vi.stubEnv('FIREBASE_PROJECT_ID', PROJECT)
  vi.stubEnv('FIREBASE_DATABASE_URL', '')
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${identity.port}`)
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${database.port}`)
  // A file before may have left one that knows its own emulator.
  await Promise.all(getApps().map(deleteApp))
  const accounts = getAuth(initializeApp({ projectId: PROJECT }, 'local-people'))
  const clients = realClients(database.port)
  return {
    accounts,
    /** A client of its own, which sees what is there. */
    database: clients.admin(),
    /** Ends the database, and starts it again where it was. */
    goAway: database.stop,
    comeBack: database.start,
    createAccount: (displayName: string) =>
      accounts.createUser({
        email: `${crypto.randomUUID()}@example.com`,
        password: 'sekret12',
        ...(displayName && { displayName }),
      }),
    stop: async () => {
      await clients.disconnect()
      await Promise.all(getApps().map(deleteApp))
      await database.stop()
      await identity.stop()
      await rm(folder, { recursive: true })
      vi.unstubAllEnvs()
    },
  }
}

async function startDatabase(folder: string) {
  const open = (port: number) =>
    startRealtimeDatabase({
      port,
      folder: join(folder, 'data'),
      rulesFile: SHOP_RULES,
      onError: (error) => console.error(error),
    })
  let running = await open(0)
  const { port } = running
  return {
    port,
    stop: () => running.stop(),
    start: async () => {
      running = await open(port)
    },
  }
}

/** As a program of its own, which is how the emulator starts: inside the tests its modules are not found. */
async function startIdentity(folder: string) {
  const free = await listen(() => undefined, 0)
  await close(free.server)
  const main = join(import.meta.dirname, '../local-services/identity/main.ts')
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_PORT', String(free.port))
  vi.stubEnv('BIEZNIK_DATA_DIR', folder)
  const program = endWithRun(spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] }))
  await once(program.stdout, 'data')
  return {
    port: free.port,
    stop: async () => {
      const exit = once(program, 'exit')
      program.kill()
      await exit
    },
  }
}
