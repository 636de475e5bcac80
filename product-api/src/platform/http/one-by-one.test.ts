import { expect, test } from 'vitest'
import { createRecordingLogger } from '../../../test/recording-logger.ts'
import { oneByOne } from './one-by-one.ts'
import { ProblemError } from './problem-error.ts'

test('each by itself and in order: a refusal and an unexpected failure leave the others done, and the latter alone is logged', async () => {
  const log = createRecordingLogger()
  const seen: number[] = []
  const lost = new Error('connection lost')
  const outcomes = await oneByOne(
    [1, 2, 3, 4].map((orderId) => ({ orderId, pieces: 10 * orderId })),
    async ({ orderId, pieces }) => {
      seen.push(orderId)
      if (orderId === 2) throw new ProblemError('not_found', 'There is no such order.')
      if (orderId === 3) throw lost
      return pieces
    },
    { log, message: 'orders: one of many failed' },
  )
  expect(seen).toEqual([1, 2, 3, 4])
  expect(outcomes.done.map(({ row: { orderId }, made }) => [orderId, made])).toEqual([
    [1, 10],
    [4, 40],
  ])
  expect(outcomes.refused).toEqual([
    { orderId: 2, code: 'not_found' },
    { orderId: 3, code: 'internal' },
  ])
  expect(log.error.mock.calls).toEqual([[{ err: lost, orderId: 3 }, 'orders: one of many failed']])
})
