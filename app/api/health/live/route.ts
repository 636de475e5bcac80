import { connection } from 'next/server'

/** Whether this process runs at all; says nothing about what it depends on. Answered at each request, and cached nowhere. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
