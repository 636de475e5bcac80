import { connection } from 'next/server'
import { isClockRight } from '@/lib/session/clock.server'
import { isProductApiReady } from '@/lib/product-api/health.server'

/** Whether the shop can serve people: the product API is ready, and through it the database, and the clock is one that tokens are checked by. */
export async function GET(): Promise<Response> {
  await connection()
  const ready = isClockRight() && (await isProductApiReady())
  return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
}
