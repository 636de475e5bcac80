import { connection } from 'next/server'
import { env } from '@/lib/env.server'
import { route } from '@/lib/http/route.server'
import { browserConfigSchema } from '@/lib/payment/browser-config'

export const GET = route({ role: 'anyone', reply: browserConfigSchema }, async () => {
  await connection()
  return {
    data: {
      apiKey: env.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      databaseURL: env.FIREBASE_DATABASE_URL,
      projectId: env.FIREBASE_PROJECT_ID,
      storageBucket: env.FIREBASE_STORAGE_BUCKET,
      messagingSenderId: env.FIREBASE_MESSAGING_SENDER_ID,
      appId: env.FIREBASE_APP_ID,
      measurementId: env.FIREBASE_MEASUREMENT_ID,
      wallet: env.PAYPAL_CLIENT_ID
        ? { clientId: env.PAYPAL_CLIENT_ID, sdkBaseUrl: env.PAYPAL_SDK_URL }
        : null,
      emulatorUrl: env.FIREBASE_AUTH_EMULATOR_HOST && `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
    },
    headers: { 'cache-control': 'public, max-age=300' },
  }
})
