import { register } from 'prom-client'
import { beforeEach, expect, it } from 'vitest'
import { UpstreamBreaker } from '@/lib/http/upstream-breaker.server'
import { UPSTREAM_FIGURES } from '@/lib/product-api/upstream-figures'
import { showUpstreams } from './upstreams.server'

// Test files share a worker, and with it what packages store for a whole process.
beforeEach(() => register.clear())

it('reads the state of each upstream when the metrics are read', async () => {
  const breaker = new UpstreamBreaker({ ...UPSTREAM_FIGURES, failures: 1 })
  const readStates = () => ({ 'api.test': breaker.state })
  showUpstreams(readStates)
  showUpstreams(readStates)
  expect(await register.metrics()).toContain('upstream_breaker_open{upstream="api.test"} 0')
  const failing = breaker.run(() => Promise.reject(new Error('gone')), {
    deadline: 1_000,
    isRepeatable: false,
  })
  await expect(failing).rejects.toThrow('the upstream does not answer')
  const shown = await register.metrics()
  expect(shown).toContain('upstream_breaker_open{upstream="api.test"} 1')
  expect(shown).toContain('upstream_tries_total{upstream="api.test"} 1')
})
