import { sign } from '@bieznik/backend-kit/signature'
import { SIGNATURE_HEADER } from '@bieznik/contract/platform/headers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const BEFORE = 'the-secret-of-before'
const NEXT = 'the-secret-of-after-a-change'
const body = { tags: ['tires'] }

async function isAccepted(secret: string): Promise<boolean> {
  vi.resetModules()
  const { isFromProductApi } = await import('./is-from-product-api.server')
  const headers = { [SIGNATURE_HEADER]: sign(secret, JSON.stringify(body)) }
  return isFromProductApi(new Request('http://127.0.0.1:3000', { headers }), body)
}

beforeEach(() => {
  vi.stubEnv('REVALIDATE_SECRET', undefined)
  vi.stubEnv('REVALIDATE_SECRET_BEFORE', undefined)
})
afterEach(() => vi.unstubAllEnvs())

it('accepts notes of both secrets while the secret is changed, and afterwards of the new one alone', async () => {
  vi.stubEnv('REVALIDATE_SECRET', NEXT)
  vi.stubEnv('REVALIDATE_SECRET_BEFORE', BEFORE)
  expect([await isAccepted(NEXT), await isAccepted(BEFORE)]).toEqual([true, true])
  vi.stubEnv('REVALIDATE_SECRET_BEFORE', undefined)
  expect([await isAccepted(NEXT), await isAccepted(BEFORE)]).toEqual([true, false])
})

it('accepts no note without a secret', async () => {
  expect(await isAccepted(NEXT)).toBe(false)
})
