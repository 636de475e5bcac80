import { execFile, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { LEFT_OUT } from '../containers/left-out.ts'
import { buildImage, type Image } from './image.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { endAfterTest, follow, makeFolder, type Program } from './programs.ts'
import { untilReady } from './until-ready.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Somebody who may read the image and write nothing, which is what a read-only file system comes to. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

async function build(dockerfile: string, given: Record<string, string> = {}): Promise<Image> {
  return buildImage(await readFile(join(root, dockerfile), 'utf8'), await makeFolder(), given)
}

/** The stage that builds the storefront does what was done here before, with the same two commands; its result is taken. */
async function builtStorefront(): Promise<string> {
  const folder = await makeFolder()
  await symlink(root, join(folder, 'shop'))
  return folder
}

function start({ workdir, variables, command }: Image, settings: Record<string, string>): Program {
  const [, ...args] = command
  const env = { NODE_ENV: 'production', ...variables, ...settings } as const
  const child = spawn(process.execPath, args, {
    cwd: workdir,
    env,
    ...nobody,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endAfterTest(child)
  return follow(child)
}

/** Runs the check as the container engine would; rejects when it says that the program is not well. */
async function check({ workdir, variables, healthcheck }: Image, settings: Record<string, string>) {
  const [, ...args] = healthcheck
  await run(process.execPath, args, {
    cwd: workdir,
    env: { NODE_ENV: 'production', ...variables, ...settings },
  })
}

const traceSchema = z.object({ files: z.array(z.string()) })

/** Packages that the files of the build are loaded with, as Next.js has traced them. */
function tracedPackages(next: string): Set<string> {
  const files = globSync('**/*.nft.json', { cwd: next }).flatMap(
    (trace) => traceSchema.parse(JSON.parse(readFileSync(join(next, trace), 'utf8'))).files,
  )
  const names = files.map((file) => /(?<!\.next\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1])
  return new Set(names.filter((name) => name !== undefined))
}

test('what the Dockerfiles say makes two programs that run as somebody who may write nothing', async () => {
  const [productApi, storefront] = await Promise.all([
    build('product-api/Dockerfile'),
    build('Dockerfile', { build: await builtStorefront() }),
  ])
  const isInstalled = (name: string) => existsSync(join(storefront.workdir, 'node_modules', name))
  for (const name of LEFT_OUT) expect(isInstalled(name), name).toBe(false)
  const traced = tracedPackages(join(storefront.workdir, '.next'))
  expect(traced.size).toBeGreaterThan(50)
  // Other packages may lie elsewhere than where the build found them.
  const needed = [...traced].filter((name) => name.startsWith('@firebase/') || LEFT_OUT.includes(name))
  expect(needed.filter((name) => !isInstalled(name))).toEqual([])

  const postgres = await startPostgres({ ephemeral: true })
  onTestFinished(() => postgres.stop())
  const [apiPort, port] = [await findFreePort(), await findFreePort()].map(String)
  const apiSettings = {
    PRODUCT_API_PORT: apiPort ?? '',
    DATABASE_URL: postgres.url,
    SEED_WHEN_EMPTY: 'true',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'shop@bieznik.example',
  }
  const settings = { PORT: port ?? '', PRODUCT_API_URL: `http://127.0.0.1:${apiPort}` }
  await expect(check(productApi, apiSettings)).rejects.toThrow('Command failed')

  const api = start(productApi, apiSettings)
  await untilReady({ address: `http://127.0.0.1:${apiPort}/api/health/ready`, ...api })
  await check(productApi, apiSettings)

  const shop = start(storefront, settings)
  await untilReady({ address: `http://127.0.0.1:${port}/api/health/ready`, ...shop })
  await check(storefront, settings)
  const page = await fetch(`http://127.0.0.1:${port}/tires`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('/tireDetail/')

  expect((await shop.end('SIGTERM')).code).toBe(0)
  expect((await api.end('SIGTERM')).code).toBe(0)
  expect(shop.output()).not.toMatch(/EACCES|EROFS|EPERM/)
  expect(api.output()).not.toMatch(/EACCES|EROFS|EPERM/)
}, 600_000)
