import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-test-'))
  await mkdir(join(folder, 'node_modules'))
})
afterEach(() => rm(folder, { recursive: true }))

const next = { 'node_modules/next': { version: '16.4.6' } }
const otherPlatform = { 'node_modules/@next/swc-darwin-arm64': { version: '16.4.6', optional: true } }
const workspace = { contract: { version: '0.1.0' }, 'node_modules/@bieznik/contract': { link: true } }

async function lay(wanted: object, installed?: object): Promise<void> {
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (!installed) return
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
}

it('finds a bare clone, and an installation that was broken off, not installed', async () => {
  await lay(next)
  await expect(isInstalled(folder)).resolves.toBe(false)
})

it('finds what npm wrote down as installed', async () => {
  await lay({ '': {}, ...next, ...workspace }, { ...next, 'node_modules/@bieznik/contract': { link: true } })
  await expect(isInstalled(folder)).resolves.toBe(true)
})

it('does not miss what is for other machines', async () => {
  await lay({ ...next, ...otherPlatform }, next)
  await expect(isInstalled(folder)).resolves.toBe(true)
})

it.each([
  ['another version', { 'node_modules/next': { version: '16.4.7' } }],
  ['one more package', { ...next, 'node_modules/zod': { version: '4.6.7' } }],
  ['a nested package', { ...next, 'product-api/node_modules/zod': { version: '4.6.7' } }],
])('installs again when the lockfile says %s', async (_, wanted) => {
  await lay(wanted, next)
  await expect(isInstalled(folder)).resolves.toBe(false)
})
