import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { certificateMetrics } from './certificate-metrics.ts'

it('a shop on http has none to show', async () => {
  const registry = new Registry()
  certificateMetrics(registry, 'http://127.0.0.1:3000')
  expect(await registry.metrics()).not.toContain('shop_certificate_end_seconds')
})

it('nothing is shown while it cannot be found out', async () => {
  const registry = new Registry()
  certificateMetrics(registry, 'https://127.0.0.1:1')
  expect(await registry.metrics()).not.toMatch(/^shop_certificate_end_seconds /m)
})
