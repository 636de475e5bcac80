import { join } from 'node:path'
import { readEnv } from '../env.ts'
import { startRealtimeDatabase } from './server.ts'

const env = readEnv()

const database = await startRealtimeDatabase({
  port: env.FIREBASE_DATABASE_EMULATOR_PORT,
  folder: join(env.BIEZNIK_DATA_DIR, 'realtime-database'),
  rulesFile: join(import.meta.dirname, '../../database.rules.json'),
  onError: (error) => console.error('The realtime database:', error),
})
console.info(`The realtime database listens on 127.0.0.1:${database.port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    database.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
