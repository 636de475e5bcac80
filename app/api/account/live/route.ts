import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { openLiveRecord } from '@/lib/user-records/live-record.server'

/**
 * Server-sent events: `record` with the person's own record as JSON, or null, at once and after each change. It ends with
 * the token; a client that still listens asks again with a fresh one.
 */
export const GET = route({ role: 'customer', reply: z.never() }, async ({ caller, request }) => {
  const stream = await openLiveRecord(caller, request.signal)
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    // What compresses on the way would also hold events back.
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  }
  return new Response(stream, { headers })
})
