import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refetchQueries } from './refetch-queries'

/** A cart whose readings are answered when the test lets them, each with what there was when it began. */
function openCart() {
  const client = new QueryClient()
  const answers: (() => void)[] = []
  const cart = { lines: 0 }
  const observe = (queryKey: QueryKey) =>
    new QueryObserver(client, {
      queryKey,
      staleTime: 5_000,
      queryFn: () => {
        const { lines } = cart
        return new Promise<number>((resolve) => answers.push(() => resolve(lines)))
      },
    }).subscribe(() => undefined)
  const answerAll = () => {
    for (const answer of answers.splice(0)) answer()
  }
  return { client, cart, observe, answerAll }
}

it.each(['that never was read before', 'that was read before'])(
  'takes no reading of what is shown %s for the new one, when it began before the change',
  async (history) => {
    const { client, cart, observe, answerAll } = openCart()
    if (history === 'that was read before') client.setQueryData(['cart'], 0, { updatedAt: 1 })
    observe(['cart'])
    cart.lines = 1
    const read = refetchQueries(client, { queryKey: ['cart'] })
    answerAll()
    await new Promise((resolve) => setTimeout(resolve))
    answerAll()
    await read
    expect(client.getQueryData(['cart'])).toBe(1)
  },
)

it('leaves other queries alone, and reads what is not shown once it is', async () => {
  const { client, observe, answerAll } = openCart()
  client.setQueryData(['cart'], 5)
  client.setQueryData(['orders'], 5)
  observe(['orders'])
  await refetchQueries(client, { queryKey: ['cart'] })
  expect(client.isFetching()).toBe(0)
  expect(client.getQueryState(['cart'])).toMatchObject({ data: 5, isInvalidated: true })
  observe(['cart'])
  answerAll()
  await expect.poll(() => client.getQueryData(['cart'])).toBe(0)
  expect(client.getQueryState(['orders'])).toMatchObject({ dataUpdateCount: 1, isInvalidated: false })
})
