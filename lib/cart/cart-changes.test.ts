import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc, { type Scheduler } from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { getAuthState } from '@/lib/auth/auth-state'
import { callBff } from '@/lib/http/bff'
import { CartShopper, shapeOf, type CartStep } from '@/tests/cart-shopper'
import { aCartLine, jan } from '@/tests/shop-examples'
import { SlowCartServer, type Luck } from '@/tests/slow-cart-server'
import { cartQuery, changeCartMutation } from './cart-queries'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/auth/auth-state', () => ({ getAuthState: vi.fn<typeof getAuthState>() }))

beforeEach(() => void vi.mocked(getAuthState).mockReturnValue({ status: 'signed-in', person: jan }))

const { uid } = jan

// Thousands of stories take a while on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

const anyLine = fc.nat(2)
const anyQuantity = fc.integer({ min: 1, max: 10 })
const step: fc.Arbitrary<CartStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('quantity' as const), line: anyLine, quantity: anyQuantity }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), line: anyLine }) },
  ...(['clear', 'undo', 'look'] as const).map((kind) => ({ weight: 1, arbitrary: fc.constant({ kind }) })),
)
const steps = fc.array(step, { minLength: 1, maxLength: 12 })
const luck = fc.array(fc.constantFrom<Luck>('done', 'done', 'refused', 'lost'), { maxLength: 12 })

function open(server: SlowCartServer, isInTurn = true): CartShopper {
  vi.mocked(callBff).mockImplementation(server.answer)
  return new CartShopper(server.lines, isInTurn)
}

/** Lets the steps, the arrivals and the answers happen in any order in which they can. */
async function play(scheduler: Scheduler, shopper: CartShopper, story: readonly CartStep[]): Promise<void> {
  scheduler.scheduleSequence(story.map((each) => async () => shopper.take(each)))
  await settle(scheduler)
}

async function settle(scheduler: Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle()
    await new Promise((resolve) => setTimeout(resolve))
  } while (scheduler.count() > 0)
}

/** What was shown although something else was chosen, and how it ended. */
async function watch(scheduler: Scheduler, story: readonly CartStep[], isInTurn: boolean) {
  const server = new SlowCartServer(scheduler)
  const shopper = open(server, isInTurn)
  const wrong = shopper.watchForOtherThanChosen()
  await play(scheduler, shopper, story)
  const isAsChosen = shapeOf(server.lines) === shapeOf(shopper.chosen)
  return { wrong, isAsChosen, failures: shopper.failures }
}

const calm = { wrong: [], isAsChosen: true, failures: [] }

it('always shows what was chosen last, in whatever order things are answered, and ends with it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, story) => {
      expect(await watch(scheduler, story, true)).toEqual(calm)
    }),
    { numRuns: 400 },
  )
})

it('would not if the changes were sent all at once', async () => {
  const { failed } = await fc.check(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, story) => {
      expect(await watch(scheduler, story, false)).toEqual(calm)
    }),
    { numRuns: 400, endOnFailure: true },
  )
  expect(failed).toBe(true)
})

it('agrees with the server in the end when calls are refused and answers lost, and has reported it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, luck, async (scheduler, story, fortunes) => {
      const server = new SlowCartServer(scheduler, fortunes)
      const shopper = open(server)
      await play(scheduler, shopper, story)
      expect(shapeOf(shopper.shown())).toBe(shapeOf(server.lines))
      const isAsChosen = shapeOf(server.lines) === shapeOf(shopper.chosen)
      expect(isAsChosen || shopper.failures.length > 0).toBe(true)
    }),
    { numRuns: 400 },
  )
})

it('sends of many quick changes of a line the first and the last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyQuantity, { minLength: 3, maxLength: 30 }),
      async (scheduler, quantities) => {
        const server = new SlowCartServer(scheduler)
        const shopper = open(server)
        vi.mocked(callBff).mockClear()
        for (const each of quantities) {
          shopper.take({ kind: 'quantity', line: 0, quantity: each })
          // The first is on its way when the second comes.
          await Promise.resolve().then(() => undefined)
        }
        await settle(scheduler)
        const sent = vi.mocked(callBff).mock.calls.map(([, { json }]) => json)
        expect(sent).toEqual([quantities[0], quantities.at(-1)].map((each) => ({ quantity: each })))
      },
    ),
    { numRuns: 50 },
  )
})

it('leaves what another device did meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, story) => {
      const server = new SlowCartServer(scheduler)
      const shopper = open(server)
      void scheduler.schedule(Promise.resolve(), 'another device adds').then(() => {
        server.lines = [...server.lines, aCartLine(7, { id: 9 })]
        shopper.take({ kind: 'look' })
      })
      await play(scheduler, shopper, story)
      expect(shapeOf(shopper.shown())).toBe(shapeOf(server.lines))
    }),
    { numRuns: 200 },
  )
})

it('shows what was added before it was known who is signed in, while the cart is read for the first time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), luck, async (scheduler, fortunes) => {
      const server = new SlowCartServer(scheduler, fortunes)
      vi.mocked(callBff).mockImplementation(server.answer)
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      const add = changeCartMutation(client, '', { onFailure: () => undefined })
      scheduler.scheduleSequence([
        async () => void new QueryObserver(client, cartQuery(uid)).subscribe(() => undefined),
      ])
      const added = new MutationObserver(client, add).mutate({ kind: 'add', productId: 9, quantity: 1 })
      added.catch(() => undefined)
      await settle(scheduler)
      expect(shapeOf(client.getQueryData(cartQuery(uid).queryKey) ?? [])).toBe(shapeOf(server.lines))
    }),
    { numRuns: 200 },
  )
})

it('takes nothing for a person who has left, and sends nothing for one', async () => {
  vi.mocked(callBff).mockClear().mockResolvedValue([])
  vi.mocked(getAuthState).mockReturnValue({ status: 'signed-in', person: { ...jan, uid: 'somebody-else' } })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(client.query(cartQuery(uid))).rejects.toMatchObject({ code: 'unauthenticated' })
  const change = new MutationObserver(client, changeCartMutation(client, uid, { onFailure: () => undefined }))
  await expect(change.mutate({ kind: 'clear' })).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(callBff).not.toHaveBeenCalled()
})

it('does not take an answer that came for whoever signed in meanwhile', async () => {
  vi.mocked(callBff).mockImplementation(async () => {
    vi.mocked(getAuthState).mockReturnValue({ status: 'signed-out' })
    return []
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(client.query(cartQuery(uid))).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(client.getQueryData(cartQuery(uid).queryKey)).toBeUndefined()
})
