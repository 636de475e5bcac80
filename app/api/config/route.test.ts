import { afterEach, expect, it, vi } from 'vitest'
import { browserConfigSchema } from '@/lib/payment/browser-config'

vi.mock('next/server', () => ({ connection: async () => undefined }))

afterEach(() => vi.unstubAllEnvs())

/** The names are those of Firebase's own configuration. */
// Shows S3.26
it('hands the browser its half of the Firebase project, whole, and no secret', async () => {
  const variables = {
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'bieznik.firebaseapp.example',
    FIREBASE_DATABASE_URL: 'https://bieznik.firebaseio.example',
    FIREBASE_PROJECT_ID: 'bieznik',
    FIREBASE_STORAGE_BUCKET: 'bieznik.appspot.example',
    FIREBASE_MESSAGING_SENDER_ID: '1234567890',
    FIREBASE_APP_ID: '1:1234567890:web:1',
    FIREBASE_MEASUREMENT_ID: 'G-1234567890',
    REVALIDATE_SECRET: 'a secret of sixteen letters',
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { GET } = await import('./route')
  const reply = await GET(new Request('http://127.0.0.1:3000/api/config'), { params: Promise.resolve({}) })
  expect(browserConfigSchema.parse(await reply.json())).toEqual({
    apiKey: 'key',
    authDomain: 'bieznik.firebaseapp.example',
    databaseURL: 'https://bieznik.firebaseio.example',
    projectId: 'bieznik',
    storageBucket: 'bieznik.appspot.example',
    messagingSenderId: '1234567890',
    appId: '1:1234567890:web:1',
    measurementId: 'G-1234567890',
    wallet: null,
  })
})
