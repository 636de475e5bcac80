import { join } from 'node:path'
import { readEnv } from '../env.ts'
import { startIdentity } from './server.ts'

const env = readEnv()

const identity = await startIdentity({
  port: env.FIREBASE_AUTH_EMULATOR_PORT,
  projectId: env.FIREBASE_PROJECT_ID,
  file: join(env.BIEZNIK_DATA_DIR, 'identity/accounts.json'),
  outbox: env.MAIL_OUTBOX_DIR ?? join(env.BIEZNIK_DATA_DIR, 'outbox'),
  onError: (error) => console.error('Accounts or mails could not be saved:', error),
})
console.info(`Identity listens on 127.0.0.1:${env.FIREBASE_AUTH_EMULATOR_PORT}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    identity.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
