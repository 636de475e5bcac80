import { fillPath, type Endpoint } from '@bieznik/contract/endpoint'
import type { z } from 'zod'
import type { JsonRequest } from './request-json'

/** What the parts of an address may be; what is undefined is left out. */
type InAddress<S extends z.ZodType> = {
  [K in keyof z.output<S>]?: string | number | boolean | undefined
}

type Part<Name extends string, S extends z.ZodType, Value> =
  z.output<S> extends undefined ? { [K in Name]?: never } : { [K in Name]: Value }

/** The parts that the endpoint declares, and no others. */
export type Input<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  Once extends boolean = false,
> = Part<'params', P, Required<InAddress<P>>> &
  Part<'query', Q, InAddress<Q>> &
  Part<'json', B, z.input<B>> &
  (Once extends true ? { key: string } : { key?: never })

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean | undefined>
  json?: unknown
  key?: string
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
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
