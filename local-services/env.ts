import { join } from 'node:path'
import { z } from 'zod'

/** An empty variable counts as one that is not set. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const envSchema = z.object({
  BIEZNIK_DATA_DIR: unlessEmpty(z.string().default(join(import.meta.dirname, '../.data'))),
  /** Where mails become files; not set: `outbox` in the folder above. */
  MAIL_OUTBOX_DIR: unlessEmpty(z.string().optional()),
  /** A project whose name begins with `demo-` exists nowhere but in the emulator. */
  FIREBASE_PROJECT_ID: unlessEmpty(
    z
      .string()
      .regex(/^demo-/)
      .default('demo-bieznik'),
  ),
  FIREBASE_AUTH_EMULATOR_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).default(9099)),
  FIREBASE_DATABASE_EMULATOR_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).default(9000)),
  PAYPAL_STAND_IN_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).default(9200)),
  P24_STAND_IN_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).default(9300)),
  KSEF_STAND_IN_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).default(9400)),
  INPOST_STAND_IN_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).default(9600)),
  /** Whether parcels wait for a courier who is ordered, or one comes by agreement. */
  INPOST_COLLECTION: unlessEmpty(z.enum(['ordered', 'standing']).default('ordered')),
  COMPANY_REGISTERS_STAND_IN_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).default(9500)),
  /** Where the stand-in of PayPal sends its webhooks. */
  PAYPAL_WEBHOOK_URL: unlessEmpty(z.url({ protocol: /^https?$/ }).optional()),
})

/** Throws with the name of a variable that is not usable. */
export function readEnv(): z.output<typeof envSchema> {
  const result = envSchema.safeParse(process.env)
  if (result.success) return result.data
  throw new Error(`The environment is not usable (see .env.example):\n${z.prettifyError(result.error)}`)
}

/** PostgreSQL reads dozens of variables (PGDATA, PGPORT, LC_ALL, TZ…); it gets none of this shell's. */
export const postgresEnv: NodeJS.ProcessEnv = { NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C', TZ: 'UTC' }
