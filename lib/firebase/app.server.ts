import 'server-only'
import { randomUUID } from 'node:crypto'
import { deleteApp, getApps, initializeApp, type App } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { getDatabase, type Database } from 'firebase-admin/database'
import { env } from '@/lib/env.server'

/** One app for everything but `openDatabase`; the emulators are found by their own variables. */
function app(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp(options())
}

const options = () => ({
  projectId: env.FIREBASE_PROJECT_ID,
  databaseURL: env.FIREBASE_DATABASE_URL ?? defaultUrl(),
})

/** Where Firebase puts the first database of a project. */
const defaultUrl = () => `https://${env.FIREBASE_PROJECT_ID}-default-rtdb.firebaseio.com`

export function identity(): Auth {
  return getAuth(app())
}

export function realtimeDatabase(): Database {
  return getDatabase(app())
}

export interface DatabaseConnection {
  database: Database
  /** Ends it, and with it every write that it has not sent yet. */
  close: () => Promise<void>
}

/** A connection of its own to the realtime database: the SDK has no other way to take a waiting write back. */
export function openDatabase(): DatabaseConnection {
  const own = initializeApp(options(), randomUUID())
  return { database: getDatabase(own), close: () => deleteApp(own) }
}
