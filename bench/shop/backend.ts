import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { root } from '../../scripts/env.mjs'
import { memoryFlags, memoryVariables } from '../../backend-kit/memory.ts'
import { ask } from './database.ts'
import { startProgram, type Program } from './program.ts'

const run = promisify(execFile)

export const PROJECT = 'demo-bieznik'
export const REVALIDATE_SECRET = 'a-secret-of-the-benchmarks'

const PROGRAM = 'product-api/src/main.ts'

/** Of every product, so that nobody is refused one. */
const STOCK = 1_000_000

/** The product API with a catalogue of its own, a PostgreSQL that writes to disk as in earnest, and identity. */
export interface Backend {
  port: number
  program: Program
  databaseUrl: string
  identityPort: number
  /** Where its data and its logs are. */
  folder: string
  close: () => Promise<void>
}

interface Options {
  products: number
  /** Nobody signs in: without identity. */
  isReadOnly?: boolean
  /** Where it tells what changed, and the address in its mails. */
  storefront?: { revalidateUrl: string; siteUrl: string }
}

/** Of those that are open. */
const closes = new Set<() => Promise<void>>()

/** For an end before the end: a PostgreSQL would stay. */
export async function closeBackends(): Promise<void> {
  await Promise.all([...closes].map((close) => close()))
}

/** Programs see their own variables alone; limits are off, as in every benchmark. */
export async function openBackend({ products, isReadOnly = false, storefront }: Options): Promise<Backend> {
  const folder = await mkdtemp(join(tmpdir(), 'bieznik-bench-'))
  // PostgreSQL runs as another user when we are root, and has to get in.
  await chmod(folder, 0o755)
  const [port = 0, identityPort = 0] = await findFreePorts(2)
  const opened: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })]
  const close = async () => {
    closes.delete(close)
    for (const stop of opened.toReversed()) await stop()
  }
  closes.add(close)
  try {
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
    opened.push(postgres.stop)
    await fill(postgres.url, products)
    if (!isReadOnly) opened.push((await startIdentity(folder, identityPort)).stop)
    const compiled = await compileInto(join(folder, 'compiled'))
    const program = await startProgram({
      name: 'product-api',
      args: [...memoryFlags.productApi, PROGRAM],
      env: {
        ...memoryVariables,
        NODE_COMPILE_CACHE: compiled,
        DATABASE_URL: postgres.url,
        PRODUCT_API_PORT: String(port),
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identityPort}`,
        MAIL_OUTBOX_DIR: join(folder, 'outbox'),
        RATE_LIMITS: 'off',
        ...(storefront && {
          REVALIDATE_URL: storefront.revalidateUrl,
          REVALIDATE_SECRET,
          SITE_URL: storefront.siteUrl,
        }),
      },
      ready: `http://127.0.0.1:${port}/api/health/ready`,
      logs: folder,
    })
    opened.push(program.stop)
    return { port, program, databaseUrl: postgres.url, identityPort, folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The statistics are those that a database which has run for a minute has by itself. */
async function fill(databaseUrl: string, products: number): Promise<void> {
  const args = ['product-api/src/platform/db/seed-cli.ts', '--products', String(products)]
  const env = { NODE_ENV: 'production' as const, DATABASE_URL: databaseUrl }
  await run(process.execPath, args, { cwd: root, env })
  await ask(databaseUrl, `update products set quantity_in_stock = ${STOCK} where not in_archive`)
  await ask(databaseUrl, 'vacuum analyze')
}

/** As the image of the product API has it. Returns the folder. */
async function compileInto(folder: string): Promise<string> {
  const env = { NODE_ENV: 'production' as const, NODE_COMPILE_CACHE: folder }
  await run(process.execPath, [PROGRAM, '--compile-only'], { cwd: root, env })
  return folder
}

function startIdentity(folder: string, port: number): Promise<Program> {
  return startProgram({
    name: 'identity',
    args: ['local-services/identity/main.ts'],
    env: {
      BIEZNIK_DATA_DIR: folder,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_AUTH_EMULATOR_PORT: String(port),
    },
    ready: `http://127.0.0.1:${port}/`,
    logs: folder,
  })
}
