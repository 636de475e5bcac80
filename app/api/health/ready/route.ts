import { connection } from 'next/server'
import { isProductApiReady } from '@/lib/product-api/health.server'

/** Whether the shop can serve people: the product API responds, and through it the database. */
export async function GET(): Promise<Response> {
  await connection()
  const ready = await isProductApiReady()
  return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
}
