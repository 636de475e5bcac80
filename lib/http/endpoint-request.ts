import { fillPath, type Endpoint } from '@bieznik/contract/endpoint'
import type { z } from 'zod'
import { addToQuery, type QueryValue } from './query-record'
import type { JsonRequest } from './request-json'

/** What the parts of an address may be; what is undefined is left out. */
type InAddress<S extends z.ZodType, Value = QueryValue> = {
  [K in keyof z.output<S>]?: Value | undefined
}

type Part<Name extends string, S extends z.ZodType, Value> =
  z.output<S> extends undefined ? { [K in Name]?: never } : { [K in Name]: Value }

/** The parts that the endpoint declares, and no others. */
export type Input<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  Once extends boolean = false,
> = Part<'params', P, Required<InAddress<P, string | number | boolean>>> &
  Part<'query', Q, InAddress<Q>> &
  Part<'json', B, z.input<B>> &
  (Once extends true ? { key: string } : { key?: never })

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, QueryValue>
  json?: unknown
  key?: string
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const search = addToQuery(new URLSearchParams(), query)
  return [fillPath(path, params), ...(search.size > 0 ? [search] : [])].join('?')
}

/** What the browser sends for a declared call. */
export function requestOf<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  Reply,
  Once extends boolean,
>(
  { method, path, reply }: Endpoint<P, Q, B, z.ZodType<Reply>, Once>,
  input: Input<P, Q, B, Once>,
  signal?: AbortSignal,
): [address: string, request: JsonRequest<Reply>] {
  const parts: Parts = input
  const { json, key } = parts
  return [addressOf(path, parts), { method, json, ...(key !== undefined && { key }), signal, reply }]
}
