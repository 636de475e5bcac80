import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { processEnvironment } from '../process-environment.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { endAfterTest, follow, makeFolder } from './programs'
import type { Shop } from './shop'
import { copyStorefront } from './storefront-copy'
import { untilReady } from './until-ready'

const MANIFEST = '.next/server/middleware-manifest.json'

const manifestSchema = z.looseObject({ middleware: z.record(z.string(), z.unknown()) })

/** A copy of the built storefront, of which Next.js no longer knows that it has a middleware. */
async function copyWithoutMiddleware(): Promise<string> {
  const folder = await makeFolder()
  await copyStorefront(folder, /\/\.next\/(?:cache|dev)$/)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  if (Object.keys(manifest.middleware).length === 0) throw new Error('There is no middleware to be removed.')
  await writeFile(
    join(folder, MANIFEST),
    JSON.stringify({ ...manifest, middleware: {}, sortedMiddleware: [] }),
  )
  return folder
}

/** One more storefront of this shop, without its middleware. Answers where it is. */
export async function startWithoutMiddleware({ direct, faults, logs }: Shop): Promise<string> {
  const folder = await copyWithoutMiddleware()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server/main.ts', '--ignore-env-files'], {
    cwd: folder,
    env: {
      ...processEnvironment,
      HOME: logs,
      PORT: String(port),
      SITE_URL: url,
      PRODUCT_API_URL: direct.productApi,
      FIREBASE_PROJECT_ID: 'demo-bieznik',
      FIREBASE_AUTH_EMULATOR_HOST: new URL(direct.identity).host,
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${faults.database.port}`,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endAfterTest(child)
  await untilReady({ address: `${url}/api/health/ready`, ...follow(child) })
  return url
}
