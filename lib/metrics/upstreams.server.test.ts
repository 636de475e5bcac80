import { register } from 'prom-client'
import { afterEach, expect, it } from 'vitest'
import { UpstreamGuard } from '@/lib/http/upstream-guard.server'
import { UPSTREAM_FIGURES } from '@/lib/product-api/upstream-figures'
import { showUpstreams } from './upstreams.server'

afterEach(() => register.clear())

it('shows whoever looks how each upstream is doing now', async () => {
  const guard = new UpstreamGuard({ ...UPSTREAM_FIGURES, failures: 1 })
  const readStates = () => ({ 'api.test': guard.state })
  showUpstreams(readStates)
  showUpstreams(readStates)
  expect(await register.metrics()).toContain('upstream_breaker_open{upstream="api.test"} 0')
  const failing = guard.run(() => Promise.reject(new Error('gone')), { deadline: 1_000, isRepeatable: false })
  await expect(failing).rejects.toThrow('the upstream does not answer')
  const shown = await register.metrics()
  expect(shown).toContain('upstream_breaker_open{upstream="api.test"} 1')
  expect(shown).toContain('upstream_tries_total{upstream="api.test"} 1')
})
