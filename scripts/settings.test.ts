import { afterEach, expect, it, vi } from 'vitest'
import { readSettings } from './settings.mjs'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['', 0],
  ['2', 2],
])('TRUSTED_PROXY_HOPS=%s trusts %i proxies', (text, hops) => {
  vi.stubEnv('TRUSTED_PROXY_HOPS', text)
  expect(readSettings(['--ignore-env-files']).trustedProxyHops).toBe(hops)
})

it.each(['-1', 'all', '1.5', '10'])('refuses TRUSTED_PROXY_HOPS=%s and names it', (text) => {
  vi.stubEnv('TRUSTED_PROXY_HOPS', text)
  expect(() => readSettings(['--ignore-env-files'])).toThrow(
    `TRUSTED_PROXY_HOPS must be a number from 0 to 9`,
  )
})
