import type { RefusedOrder } from '@bieznik/contract/selling/many-orders'
import type { FastifyBaseLogger } from 'fastify'
import { ProblemError } from './problem-error.ts'

type OneByOne<Row, Made> = {
  done: { row: Row; made: Made }[]
  refused: RefusedOrder[]
}

/**
 * Does the same with each of many orders, one after the other, each in a transaction of its own. One that fails leaves the others done; a
 * failure that is no refusal is logged as `message`, and is `internal`.
 */
export async function oneByOne<Row extends { orderId: number }, Made>(
  rows: readonly Row[],
  act: (row: Row) => Promise<Made>,
  { log, message }: { log: Pick<FastifyBaseLogger, 'error'>; message: string },
): Promise<OneByOne<Row, Made>> {
  const outcomes: OneByOne<Row, Made> = { done: [], refused: [] }
  for (const row of rows) {
    try {
      outcomes.done.push({ row, made: await act(row) })
    } catch (error) {
      const { orderId } = row
      const isRefusal = error instanceof ProblemError
      if (!isRefusal) log.error({ err: error, orderId }, message)
      outcomes.refused.push({ orderId, code: isRefusal ? error.code : 'internal' })
    }
  }
  return outcomes
}
