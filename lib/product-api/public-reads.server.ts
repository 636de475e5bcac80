import 'server-only'
import type { z } from 'zod'
import { askProductApi, readResponse, type ApiResponse, type Call, type RawResponse } from './client.server'

/** What is the same for everyone, so that equal reads may share a response. */
type PublicCall<Reply extends z.ZodType> = Omit<Call<Reply>, 'method' | 'token' | 'json' | 'form' | 'headers'>

declare global {
  // Next.js bundles this module into pages and route handlers separately. The process has one map.
  var bieznikReads: Map<string, Promise<RawResponse>> | undefined
}

const running = (globalThis.bieznikReads ??= new Map<string, Promise<RawResponse>>())

/** Something changed: a call that started before may return the old data, so no later read joins it. */
export function detachRunningReads(): void {
  running.clear()
}

/**
 * Reads the catalogue or the news; equal reads at the same time are one call. To be called within a cached function. Throws what
 * `callProductApi` throws.
 */
export async function readPublic<Reply extends z.ZodType>(
  call: PublicCall<Reply>,
): Promise<ApiResponse<z.output<Reply>>> {
  const key = JSON.stringify([call.baseUrl, call.path, call.query, call.accept])
  return readResponse(call, await (running.get(key) ?? start(key, call)))
}

async function start(key: string, call: PublicCall<z.ZodType>): Promise<RawResponse> {
  const answer = askProductApi(call)
  running.set(key, answer)
  try {
    return await answer
  } finally {
    if (running.get(key) === answer) running.delete(key)
  }
}
