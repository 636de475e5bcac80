// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { getQueryClient } from '@/lib/query/query-client'
import { deleteAccount } from './account-requests'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const client = getQueryClient()

/** A query on screen, with the signals of its calls; none is answered. */
function watch() {
  const signals: AbortSignal[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<never>(() => undefined)
  }
  return {
    signals,
    unwatch: new QueryObserver(client, { queryKey: ['cart'], queryFn }).subscribe(() => undefined),
  }
}

beforeEach(() => {
  client.clear()
  bff.mockReset()
})

it('a call that is under way is aborted before the account is deleted, which would have it refused', async () => {
  const { signals, unwatch } = watch()
  bff.mockImplementation(async () => expect(signals.map(({ aborted }) => aborted)).toEqual([true]))
  await deleteAccount()
  expect(bff).toHaveBeenCalledOnce()
  expect(signals).toHaveLength(1)
  unwatch()
})

it('what was aborted is asked for again when the account could not be deleted', async () => {
  const { signals, unwatch } = watch()
  bff.mockRejectedValue(new ProblemError('unavailable', 'text'))
  await expect(deleteAccount()).rejects.toThrow('text')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  unwatch()
})
