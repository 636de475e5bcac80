import type { Endpoint } from '@bieznik/contract/endpoint'
import type { z } from 'zod'
import { requestOf, type Input } from './endpoint-request'
import { requestJson } from './request-json'

/** A declared call that anyone may make, without a token: `callOpenEndpoint(linkedOrders.cancel, { json: { link } })`. */
export async function callOpenEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  Reply,
  Once extends boolean,
>(
  endpoint: Endpoint<P, Q, B, z.ZodType<Reply>, Once, 'anyone'>,
  input: Input<P, Q, B, Once>,
  signal?: AbortSignal,
): Promise<Reply> {
  return requestJson(...requestOf(endpoint, input, signal))
}
