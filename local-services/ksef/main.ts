import { readEnv } from '../env.ts'
import { standInToken } from './credentials.ts'
import { startKsef } from './server.ts'

const ksef = await startKsef({ port: readEnv().KSEF_STAND_IN_PORT, token: standInToken })
console.info(`The stand-in of KSeF listens on ${ksef.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    ksef.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
