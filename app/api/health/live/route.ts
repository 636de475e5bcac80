/** Whether this process runs at all; says nothing about what it depends on. */
export function GET(): Response {
  return Response.json({ status: 'ok' })
}
