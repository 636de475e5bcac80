import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnv } from '../env.ts'
import { inpostStandIn } from './credentials.ts'
import { startInpost } from './server.ts'

const { INPOST_STAND_IN_PORT: port, INPOST_COLLECTION: collection, BIEZNIK_DATA_DIR: dataDir } = readEnv()
await mkdir(dataDir, { recursive: true })
const inpost = await startInpost({
  ...inpostStandIn,
  port,
  isStanding: collection === 'standing',
  file: join(dataDir, 'inpost.json'),
})
console.info(`The stand-in of InPost listens on ${inpost.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    inpost.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
