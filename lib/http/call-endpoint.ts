import type { Endpoint, EndpointAccess } from '@bieznik/contract/endpoint'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { callBff } from './bff'
import { requestOf, type Input } from './endpoint-request'

/** A declared call on behalf of the person who is signed in: `callEndpoint(suppliers.remove, { params: { id } })`. */
export async function callEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  Reply,
  Once extends boolean,
>(
  endpoint: Endpoint<P, Q, B, z.ZodType<Reply>, Once, Exclude<EndpointAccess, 'anyone'>>,
  input: Input<P, Q, B, Once>,
  signal?: AbortSignal,
): Promise<Reply> {
  return callBff(...requestOf(endpoint, input, signal))
}

/**
 * The options of a query; its key begins with the segments of its path, such as `['admin', 'suppliers']`. `under`: the key of a
 * whole that it is a part of and is refetched with.
 */
export const endpointQuery = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Reply>(
  endpoint: Endpoint<P, Q, B, z.ZodType<Reply>, false, Exclude<EndpointAccess, 'anyone'>>,
  input: Input<P, Q, B>,
  under: QueryKey = [],
) =>
  queryOptions({
    queryKey: [...under, ...endpoint.path.split('/').slice(2), input] as QueryKey,
    queryFn: ({ signal }) => callEndpoint(endpoint, input, signal),
  })
