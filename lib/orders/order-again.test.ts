import type { OrderItem } from '@bieznik/contract/selling/order'
import { grosze } from '@bieznik/contract/money/money'
import type { ProblemCode } from '@bieznik/contract/problem'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendIntent } from '@/lib/cart/send-intent'
import { ProblemError } from '@/lib/http/problem-error'
import { orderAgain } from './order-again'

vi.mock('@/lib/cart/send-intent', () => ({ sendIntent: vi.fn<typeof sendIntent>() }))

const send = vi.mocked(sendIntent)
const itemOf = (productId: number, quantity: number): OrderItem => ({
  id: productId * 10,
  productId,
  title: `Opona ${productId}`,
  titleLanguage: 'pl',
  url: null,
  price: grosze(10_000),
  quantity,
})
const items = [itemOf(1, 4), itemOf(2, 2), itemOf(3, 1)]
const refuse = (refused: Partial<Record<number, ProblemCode>>) =>
  send.mockImplementation(async (_uid, intent) => {
    const code = intent.kind === 'add' && refused[intent.productId]
    if (code) throw new ProblemError(code, 'refused')
    return { lines: [], missing: [] }
  })

beforeEach(() => {
  send.mockReset()
  refuse({})
})

it('adds every item with its quantity, one after the other', async () => {
  expect(await orderAgain('jan', items)).toEqual([])
  expect(send.mock.calls.map(([uid, intent]) => [uid, intent])).toEqual(
    items.map(({ productId, quantity }) => ['jan', { kind: 'add', productId, quantity }]),
  )
})

it.each(['out_of_stock', 'not_for_sale', 'not_found'] as const)(
  'names what is %s, and adds the rest',
  async (code) => {
    refuse({ 2: code })
    expect(await orderAgain('jan', items)).toEqual([items[1]])
    expect(send).toHaveBeenCalledTimes(3)
  },
)

it('takes what is in the cart already for added', async () => {
  refuse({ 1: 'already_in_cart' })
  expect(await orderAgain('jan', items)).toEqual([])
})

it('stops at what stands against all of them', async () => {
  refuse({ 1: 'unavailable' })
  await expect(orderAgain('jan', items)).rejects.toThrow('refused')
  expect(send).toHaveBeenCalledTimes(1)
})
