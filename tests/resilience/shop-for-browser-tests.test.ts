import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exists } from '../../local-services/files.ts'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { environmentOfShop, PORTS } from '../shop-environment.ts'
import { makeFolder, startProgram } from './programs.ts'

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the shop of the browser tests ends by %s with all that it has started, and leaves no folder',
  async (signal) => {
    const folder = join(await makeFolder(), 'shop')
    const ports = (await findFreePorts(PORTS)).map(String)
    const shop = startProgram('e2e/shop.ts', [folder], environmentOfShop(ports))
    await expect.poll(shop.said, { timeout: 60_000 }).toContain('✓ PostgreSQL')
    expect(await shop.end(signal)).toEqual({ code: 0, signal: null })
    expect(shop.said()).toContain('Stopping …')
    expect(await exists(folder)).toBe(false)
  },
)
