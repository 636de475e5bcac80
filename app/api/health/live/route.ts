import { connection } from 'next/server'

/** Whether this process runs at all; says nothing about what it depends on. Computed at each request and never cached. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
