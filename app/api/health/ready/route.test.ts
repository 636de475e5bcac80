import { afterEach, expect, it, vi } from 'vitest'
import { GET } from './route'

const isProductApiReady = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('@/lib/product-api/health.server', () => ({ isProductApiReady }))
vi.mock('next/server', () => ({ connection: async () => undefined }))

afterEach(() => {
  globalThis.bieznikClock = undefined
})

it.each([
  [true, true, 200],
  [false, true, 503],
  [true, false, 503],
])('product API ready: %s, clock right: %s → %i', async (isReady, isRight, status) => {
  isProductApiReady.mockResolvedValue(isReady)
  globalThis.bieznikClock = { isRight: () => isRight, stop: () => undefined }
  expect((await GET()).status).toBe(status)
})
