import 'server-only'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue/catalogue-query'
import type { Language } from '@bieznik/contract/language'
import { z } from 'zod'
import { callProductApi, type Call } from './client.server'

/** On whose behalf the product API is asked, under which request id, and in which language. */
export interface OnBehalfOf {
  caller: { uid: string; token: string }
  requestId: string
  /** Of the page that asks; not given: Polish. */
  language?: Language | undefined
}

/** What a call on behalf of a person has besides its path; it may take as long as an order. */
export const callFor = ({ caller, requestId }: OnBehalfOf) =>
  ({ token: caller.token, requestId, deadline: 'order' }) as const

type CallFor<Reply extends z.ZodType> = Omit<Call<Reply>, keyof ReturnType<typeof callFor>>

/** The body of the response to a call on behalf of a person. */
export async function readFor<Reply extends z.ZodType>(
  who: OnBehalfOf,
  call: CallFor<Reply>,
): Promise<z.output<Reply>> {
  return (await callProductApi({ ...callFor(who), ...call })).data
}

/** A page of a list on behalf of a person; `total` counts the rows of all pages. */
export async function listFor<Row>(
  who: OnBehalfOf,
  { path, query, row }: { path: string; query: Call<z.ZodType>['query']; row: z.ZodType<Row> },
): Promise<{ rows: Row[]; total: number }> {
  const { data, headers } = await callProductApi({ ...callFor(who), path, query, reply: z.array(row) })
  return { rows: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}
