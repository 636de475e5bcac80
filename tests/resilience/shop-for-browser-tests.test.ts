import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exists } from '../../local-services/files.ts'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { environmentOfShop, PORTS } from '../shop-environment.ts'
import { endAfterTest, follow, makeFolder } from './programs.ts'

const root = join(import.meta.dirname, '../..')

/** As Playwright starts it: in a group of its own, and with what looks whether its owner is still there. */
async function startShop() {
  const folder = join(await makeFolder(), 'shop')
  const ports = (await findFreePorts(PORTS)).map(String)
  const owner = spawn('sleep', ['1000'], { stdio: 'ignore' })
  endAfterTest(owner)
  const watchdog = `--import=./scripts/run/exit-with.mjs?pid=${owner.pid}`
  const child = spawn(process.execPath, [watchdog, 'e2e/shop.ts', folder], {
    cwd: root,
    env: { NODE_ENV: 'production', ...environmentOfShop(ports) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  endAfterTest(child)
  const shop = follow(child)
  await expect.poll(shop.output, { timeout: 60_000 }).toContain('✓ PostgreSQL')
  return { folder, shop, owner }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the shop of the browser tests ends by %s with all that it has started, and leaves no folder',
  async (signal) => {
    const { folder, shop } = await startShop()
    expect(await shop.end(signal)).toEqual({ code: 0, signal: null })
    expect(shop.output()).toContain('Stopping …')
    expect(await exists(folder)).toBe(false)
  },
)

test('it ends as well when whoever started it was killed', async () => {
  const { folder, shop, owner } = await startShop()
  owner.kill('SIGKILL')
  await expect.poll(shop.isRunning, { timeout: 30_000 }).toBe(false)
  expect(await exists(folder)).toBe(false)
})
