import { MutationObserver, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import type { AuthState } from '@/lib/auth/auth-state'
import { cartQuery } from '@/lib/cart/cart-queries'
import { callBff } from '@/lib/http/bff'
import { shapeOf } from '@/tests/cart-shopper'
import { jan } from '@/tests/shop-examples'
import { SlowCartServer } from '@/tests/slow-cart-server'
import { acceptChangesMutation } from './accept-changes'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
const { auth } = vi.hoisted(() => {
  const state: { now: AuthState } = { now: { status: 'loading' } }
  return { auth: state }
})
vi.mock('@/lib/auth/auth-state', () => ({ getAuthState: () => auth.now }))

const asJan: AuthState = { status: 'signed-in', person: jan }
auth.now = asJan
afterEach(() => {
  auth.now = asJan
})

it('sends nothing for somebody else who is signed in by now', async () => {
  vi.mocked(callBff).mockReset()
  auth.now = { status: 'signed-in', person: { ...jan, uid: 'uid-of-ewa' } }
  const client = new QueryClient()
  const accept = new MutationObserver(client, acceptChangesMutation(client, jan.uid))
  await expect(accept.mutate([{ productId: 1, title: 'One', left: 0 }])).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(callBff).not.toHaveBeenCalled()
})

it('answers the cart as it is afterwards, also when it was being read while it changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const server = new SlowCartServer(scheduler)
      vi.mocked(callBff).mockImplementation(server.answer)
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      const query = cartQuery(jan.uid)
      client.setQueryData(query.queryKey, [...server.lines])
      const accept = new MutationObserver(client, acceptChangesMutation(client, jan.uid))
      scheduler.scheduleSequence([
        async () => void client.query({ ...query, staleTime: 0 }).catch(() => undefined),
      ])
      const accepted = accept.mutate([{ productId: 1, title: 'One', left: 0 }])
      expect(shapeOf(await scheduler.waitFor(accepted))).toBe('2×1 3×1')
    }),
    { numRuns: 100 },
  )
})
