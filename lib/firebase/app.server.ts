import 'server-only'
import { getApps, initializeApp, type App } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { getDatabase, type Database } from 'firebase-admin/database'
import { env } from '@/lib/env.server'

/** One app for everything; the emulators are found by their own variables. */
function app(): App {
  const [existing] = getApps()
  return (
    existing ??
    initializeApp({
      projectId: env.FIREBASE_PROJECT_ID,
      databaseURL: env.FIREBASE_DATABASE_URL ?? defaultUrl(),
    })
  )
}

/** Where Firebase puts the first database of a project. */
const defaultUrl = () => `https://${env.FIREBASE_PROJECT_ID}-default-rtdb.firebaseio.com`

export function identity(): Auth {
  return getAuth(app())
}

export function realtimeDatabase(): Database {
  return getDatabase(app())
}
