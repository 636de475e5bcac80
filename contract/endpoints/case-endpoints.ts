import { z } from 'zod'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import { matchOrderSchema } from '../care/case.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { optionalChoice } from '../platform/not-given.ts'

export const area = 'returns'
/** Beside the statuses: everything in which staff still have something to do. */
export const OPEN = 'open'
export const params = z.strictObject({ id: idParamSchema })

interface Declared<Row, Detail, Entry, Status> {
  row: Row
  detail: Detail
  entry: Entry
  statuses: readonly Status[]
  summaries: { list: string; enter: string; get: string }
}

/** What staff do with withdrawals and complaints alike. */
export const caseEndpoints = <
  Row extends z.ZodType,
  Detail extends z.ZodType,
  Entry extends z.ZodType,
  Status extends string,
>(
  name: 'complaints' | 'withdrawals',
  { row, detail: reply, entry, statuses, summaries }: Declared<Row, Detail, Entry, Status>,
) => ({
  list: endpoint({
    method: 'GET',
    path: `/api/admin/${name}`,
    area,
    summary: summaries.list,
    query: pageSchema.extend({ status: optionalChoice(z.enum([...statuses, OPEN])) }),
    reply: pageOf(row),
  }),
  enter: endpoint({
    method: 'POST',
    path: `/api/admin/${name}`,
    at: `/api/${name}/entries`,
    area,
    summary: summaries.enter,
    body: entry,
    reply,
  }),
  get: endpoint({
    method: 'GET',
    path: `/api/admin/${name}/:id`,
    area,
    summary: summaries.get,
    params,
    reply,
  }),
  matchOrder: endpoint({
    method: 'PATCH',
    path: `/api/admin/${name}/:id/order`,
    area,
    summary: 'Matches it to an order',
    params,
    body: matchOrderSchema,
    reply,
  }),
})
