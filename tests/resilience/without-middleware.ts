import { spawn } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '../../local-services/free-ports.ts'
import { follow, makeFolder } from './programs'
import type { Shop } from './shop'
import { untilReady } from './until-ready'

const root = join(import.meta.dirname, '../..')
const MANIFEST = '.next/server/middleware-manifest.json'

/** What the built storefront consists of; the packages are where they are. */
const PARTS = [
  '.next',
  'backend-kit',
  'contract',
  'lib',
  'messages',
  'public',
  'server',
  'next.config.ts',
  'package.json',
]

const manifestSchema = z.looseObject({ middleware: z.record(z.string(), z.unknown()) })

/** A copy of the built storefront, of which Next.js no longer knows that it has a middleware. */
async function copyWithoutMiddleware(): Promise<string> {
  const folder = await makeFolder()
  const isPart = (path: string) => !/\/\.next\/(?:cache|dev)$/.test(path)
  for (const part of PARTS)
    await cp(join(root, part), join(folder, part), { recursive: true, filter: isPart })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
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
      NODE_ENV: 'production',
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
  onTestFinished(() => void child.kill('SIGKILL'))
  await untilReady({ address: `${url}/api/health/ready`, ...follow(child) })
  return url
}
