import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBuilt, getBuildKey } from './build.mjs'

let folder: string
const env = { NODE_ENV: 'production' } as const

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-test-'))
  await Promise.all([
    write('app/page.tsx', 'one'),
    write('package-lock.json', '{}'),
    write('messages/pl.json', '{}'),
  ])
})
afterEach(() => rm(folder, { recursive: true }))

const related = [
  'app/page.tsx',
  'messages/pl.json',
  'package-lock.json',
  'next.config.ts',
  'a-new-folder/file.ts',
  'scripts/compress-files.mjs',
]

it.each(related)('builds again after a change of %s', async (path) => {
  const before = await getBuildKey(folder, env)
  await write(path, 'two')
  await expect(getBuildKey(folder, env)).resolves.not.toBe(before)
})

const unrelated = [
  'app/page.test.tsx',
  'product-api/src/main.ts',
  'scripts/start.mjs',
  'server/main.ts',
  'README.md',
  '.data/logs/build.log',
  '.next/build-key',
  'node_modules/next/package.json',
  'e2e/shop.ts',
  'tsconfig.tsbuildinfo',
  '.env',
]

it.each(unrelated)('does not mind a change of %s', async (path) => {
  const before = await getBuildKey(folder, env)
  await write(path, 'two')
  await expect(getBuildKey(folder, env)).resolves.toBe(before)
})

it('builds again when a file is renamed or removed', async () => {
  const before = await getBuildKey(folder, env)
  await rm(join(folder, 'app/page.tsx'))
  const without = await getBuildKey(folder, env)
  await write('app/other.tsx', 'one')
  const renamed = await getBuildKey(folder, env)
  expect(new Set([before, without, renamed]).size).toBe(3)
})

it('builds again when a variable changes that a build takes in, and for no other', async () => {
  const before = await getBuildKey(folder, env)
  await expect(getBuildKey(folder, { ...env, PORT: '3001' })).resolves.toBe(before)
  await expect(getBuildKey(folder, { ...env, NEXT_PUBLIC_A: '1' })).resolves.not.toBe(before)
})

it('builds once, then only what changed, and again what failed', async () => {
  const build = vi.fn<() => Promise<void>>(() => write('.next/BUILD_ID', 'x'))
  await ensureBuilt(folder, env, build)
  await ensureBuilt(folder, env, build)
  expect(build).toHaveBeenCalledTimes(1)

  await write('app/page.tsx', 'two')
  build.mockRejectedValueOnce(new Error('does not compile'))
  await expect(ensureBuilt(folder, env, build)).rejects.toThrow('does not compile')
  await ensureBuilt(folder, env, build)
  expect(build).toHaveBeenCalledTimes(3)
})
