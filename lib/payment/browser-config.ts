import { walletConfigSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { firebaseConfigSchema } from '@/lib/firebase/firebase-config'

/** What `GET /api/config` tells the browser: nothing of it is a secret. */
export const browserConfigSchema = z.strictObject({
  ...firebaseConfigSchema.shape,
  /** null: no wallet payment is configured. */
  wallet: walletConfigSchema.nullable(),
})
