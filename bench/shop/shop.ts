import { join } from 'node:path'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { memoryFlags, memoryVariables } from '../../backend-kit/memory.ts'
import { openBackend, PROJECT, REVALIDATE_SECRET, type Backend } from './backend.ts'
import { buildStorefront } from './build.ts'
import { startProgram, type Program } from './program.ts'

/** The whole shop, as `npm start` opens it. */
export interface Shop {
  backend: Backend
  storefront: { port: number; program: Program }
  url: string
  close: () => Promise<void>
}

export async function openShop(products: number): Promise<Shop> {
  await buildStorefront()
  const [port = 0, databasePort = 0] = await findFreePorts(2)
  const url = `http://127.0.0.1:${port}`
  const backend = await openBackend({
    products,
    storefront: { revalidateUrl: `${url}/api/revalidate`, siteUrl: url },
  })
  const opened = [backend.close]
  const close = async () => {
    for (const stop of opened.toReversed()) await stop()
  }
  try {
    const records = await startUserRecords(backend.folder, databasePort)
    opened.push(records.stop)
    const program = await startStorefront(backend, { port, databasePort, url })
    opened.push(program.stop)
    return { backend, storefront: { port, program }, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

function startUserRecords(folder: string, port: number): Promise<Program> {
  return startProgram({
    name: 'realtime-database',
    args: ['local-services/realtime-database/main.ts'],
    env: {
      BIEZNIK_DATA_DIR: folder,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_DATABASE_EMULATOR_PORT: String(port),
    },
    ready: `http://127.0.0.1:${port}/.settings/rules.json?ns=${PROJECT}-default-rtdb`,
    headers: { authorization: 'Bearer owner' },
    logs: folder,
  })
}

interface Place {
  port: number
  databasePort: number
  url: string
}

function startStorefront(backend: Backend, { port, databasePort, url }: Place): Promise<Program> {
  return startProgram({
    name: 'storefront',
    args: [...memoryFlags.storefront, 'server/main.ts', '--ignore-env-files'],
    env: {
      ...memoryVariables,
      PORT: String(port),
      SITE_URL: url,
      PRODUCT_API_URL: `http://127.0.0.1:${backend.port}`,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.identityPort}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${databasePort}`,
      PICTURES_DIR: join(backend.folder, 'pictures'),
      REVALIDATE_SECRET,
      RATE_LIMITS: 'off',
    },
    ready: `${url}/api/health/ready`,
    logs: backend.folder,
  })
}
