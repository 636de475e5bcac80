import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { close, listen } from '../../local-services/listen.ts'
import { environment, root } from '../env.mjs'
import { exitCodeOf } from '../exit-code.mjs'
import { requireFreePorts } from './ports.mjs'

let taken: Awaited<ReturnType<typeof listen>>
let free: number

beforeAll(async () => {
  taken = await listen(() => undefined, 0)
  const other = await listen(() => undefined, 0)
  free = other.port
  await close(other.server)
})
afterAll(() => close(taken.server))

const storefront = (port: number) => ({ who: 'storefront', host: '127.0.0.1', port, variable: 'PORT' })

it('is content with free ports', async () => {
  await expect(requireFreePorts([storefront(free)])).resolves.toBeUndefined()
})

it('names the port that is taken and the variable that changes it', async () => {
  await expect(requireFreePorts([storefront(taken.port)])).rejects.toThrow(
    `Port ${taken.port} is taken, and the storefront needs it; PORT chooses another one.`,
  )
})

it('stops the start of the shop', { timeout: 30_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ports-test-'))
  const ports = {
    PORT: String(free),
    PRODUCT_API_PORT: String(taken.port),
    FIREBASE_AUTH_EMULATOR_PORT: String(free),
    FIREBASE_DATABASE_EMULATOR_PORT: String(free),
    P24_STAND_IN_PORT: String(free),
    INPOST_STAND_IN_PORT: String(free),
  }
  const args = [join(root, 'scripts/start.mjs'), '--data-dir', dataDir, '--ignore-env-files']
  const shop = spawn(process.execPath, args, { env: { ...environment(), ...ports } })
  const [output, code] = await Promise.all([text(shop.stderr), exitCodeOf(shop)])
  expect(output).toContain(
    `Port ${taken.port} is taken, and the product API needs it; PRODUCT_API_PORT chooses another one.`,
  )
  expect(code).toBe(1)
  await rm(dataDir, { recursive: true })
})
