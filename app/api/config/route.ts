import { connection } from 'next/server'
import { env } from '@/lib/env.server'
import { firebaseConfigSchema } from '@/lib/auth/firebase-config'
import { route } from '@/lib/http/route.server'

export const GET = route({ role: 'anyone', reply: firebaseConfigSchema }, async () => {
  await connection()
  return {
    data: {
      apiKey: env.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      projectId: env.FIREBASE_PROJECT_ID,
      appId: env.FIREBASE_APP_ID,
      emulatorUrl: env.FIREBASE_AUTH_EMULATOR_HOST && `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
    },
    headers: { 'cache-control': 'public, max-age=300' },
  }
})
