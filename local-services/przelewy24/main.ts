import { readEnv } from '../env.ts'
import { p24StandIn } from './credentials.ts'
import { startP24 } from './server.ts'

const stand = await startP24({ ...p24StandIn, port: readEnv().P24_STAND_IN_PORT, isTelling: true })
console.info(`The stand-in of Przelewy24 listens on ${stand.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stand.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
