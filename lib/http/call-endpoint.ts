import { fillPath, type Endpoint } from '@bieznik/contract/endpoint'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { callBff } from './bff'

/** What the parts of an address may be; what is undefined is left out. */
type InAddress<S extends z.ZodType> = {
  [K in keyof z.output<S>]?: string | number | boolean | undefined
}

type Part<Name extends string, S extends z.ZodType, Value> =
  z.output<S> extends undefined ? { [K in Name]?: never } : { [K in Name]: Value }

/** The parts that the endpoint declares, and no others. */
type Input<
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

/** A declared call of staff from the browser: `callEndpoint(suppliers.remove, { params: { id } })`. */
export async function callEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  Reply,
  Once extends boolean,
>(
  { method, path, reply }: Endpoint<P, Q, B, z.ZodType<Reply>, Once>,
  input: Input<P, Q, B, Once>,
  signal?: AbortSignal,
): Promise<Reply> {
  const parts: Parts = input
  const { json, key } = parts
  return callBff(addressOf(path, parts), { method, json, ...(key !== undefined && { key }), signal, reply })
}

/** The options of a query; its key begins with the segments of its path, such as `['admin', 'suppliers']`. */
export const endpointQuery = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Reply>(
  endpoint: Endpoint<P, Q, B, z.ZodType<Reply>, false>,
  input: Input<P, Q, B>,
) =>
  queryOptions({
    queryKey: [...endpoint.path.split('/').slice(2), input] as QueryKey,
    queryFn: ({ signal }) => callEndpoint(endpoint, input, signal),
  })
