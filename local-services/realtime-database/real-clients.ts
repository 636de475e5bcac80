import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app'
import { connectDatabaseEmulator, getDatabase, type Database as BrowserDatabase } from 'firebase/database'
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
  type App,
} from 'firebase-admin/app'
import { getDatabase as getAdminDatabase, type Database as AdminDatabase } from 'firebase-admin/database'
import { startRealtimeDatabase } from './server.ts'

/** For tests: both real SDKs as clients. */
interface RealClients {
  /** Each call opens a connection of its own; `override` makes the admin subject to the rules. */
  admin: (override?: object | null) => AdminDatabase
  /** As a page of the shop would; with `uid` signed in as somebody. */
  browser: (uid?: string) => BrowserDatabase
  disconnect: () => Promise<void>
}

export const DATABASE_NAME = 'demo-bieznik-default-rtdb'
let count = 0
const newName = (): string => `client-${(count += 1)}`

export function realClients(port: number): RealClients {
  // They say on the console what the tests expect of them.
  setLogLevel('silent')
  const apps: FirebaseApp[] = []
  const adminApps: App[] = []
  return {
    admin: (override) => {
      const databaseURL = `http://127.0.0.1:${port}?ns=${DATABASE_NAME}`
      const app = initializeAdminApp({ databaseURL, databaseAuthVariableOverride: override }, newName())
      adminApps.push(app)
      return getAdminDatabase(app)
    },
    browser: (uid) => {
      const app = initializeApp({ projectId: 'demo-bieznik' }, newName())
      apps.push(app)
      const database = getDatabase(app)
      connectDatabaseEmulator(database, '127.0.0.1', port, uid ? { mockUserToken: { sub: uid } } : {})
      return database
    },
    disconnect: async () => {
      await Promise.all([...apps.splice(0).map(deleteApp), ...adminApps.splice(0).map(deleteAdminApp)])
    },
  }
}

export const SHOP_RULES = join(import.meta.dirname, '../../database.rules.json')
const EVERYBODY = {
  rules: {
    '.read': true,
    '.write': true,
    Users: { '.indexOn': ['id', 'age', 'address/city'] },
    window: { '.indexOn': '.value' },
    runs: { $run: { '.indexOn': ['a'] } },
  },
}

/** A database of its own, in which everybody may do everything unless there are other rules. */
export async function startTestDatabase(rulesFile?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'realtime-database-test-'))
  const open = join(folder, 'rules.json')
  await writeFile(open, JSON.stringify(EVERYBODY))
  const errors: unknown[] = []
  const { port, stop } = await startRealtimeDatabase({
    port: 0,
    folder: join(folder, 'data'),
    rulesFile: rulesFile ?? open,
    onError: (error) => errors.push(error),
  })
  const clients = realClients(port)
  return {
    ...clients,
    port,
    errors,
    stop: async () => {
      await clients.disconnect()
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}
