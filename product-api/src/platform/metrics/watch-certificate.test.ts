import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:tls'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { selfSigned } from '../../../../local-services/ksef/certificate.ts'
import { watchCertificate } from './watch-certificate.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const cert = `-----BEGIN CERTIFICATE-----\n${selfSigned(keys).replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

async function listen(): Promise<number> {
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' })
  const server = createServer({ key, cert }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return address.port
}

const logger = { warn: vi.fn<(details: object, message?: string) => void>() }
const shown = async (registry: Registry) =>
  /^shop_certificate_seconds_left (?<left>[\d.]+)$/m.exec(await registry.metrics())?.groups?.left

test('the certificate that visitors are shown is measured to its end', async () => {
  const registry = new Registry()
  watchCertificate(registry, `https://localhost:${await listen()}`, logger)
  const left = await vi.waitFor(async () => {
    const found = await shown(registry)
    expect(found).toBeDefined()
    return Number(found)
  })
  // What `selfSigned` makes ends in 2049.
  const expected = (Date.parse('2049-12-31T23:59:59Z') - Date.now()) / 1_000
  expect(Math.abs(left - expected)).toBeLessThan(60)
})

test('one that cannot be read is in the log, and no old figure is shown', async () => {
  const registry = new Registry()
  watchCertificate(registry, 'https://127.0.0.1:1', logger)
  expect(await shown(registry)).toBeUndefined()
  await vi.waitFor(() =>
    expect(logger.warn).toHaveBeenCalledWith(expect.anything(), 'certificate: could not be read'),
  )
  expect(await shown(registry)).toBeUndefined()
})

test('a shop without https has none', async () => {
  const registry = new Registry()
  watchCertificate(registry, 'http://localhost:3000', logger)
  expect(await registry.metrics()).not.toContain('shop_certificate')
})
