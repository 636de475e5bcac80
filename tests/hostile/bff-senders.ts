import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { BffCall } from './bff-calls.ts'
import type { HostileReply } from './check-reply.ts'
import { paramsIn, type HostileRequest } from './requests.ts'

/** Makes the request; `null`: it leads to no call at all, which only a whole storefront could show. */
export type Send = (request: HostileRequest, call: BffCall) => Promise<HostileReply | null>

const PATIENCE_MS = 20_000
const EVENTS = 'text/event-stream'

async function replyOf(response: Response): Promise<HostileReply> {
  const contentType = response.headers.get('content-type') ?? ''
  const { status } = response
  if (!contentType.startsWith(EVENTS)) return { status, contentType, text: await response.text() }
  // Such an answer has no end.
  await response.body?.cancel()
  return { status, contentType, text: '' }
}

/** Calls the handlers as Next would. */
export const sendHere: Send = async ({ method, url, headers, body }, { operation, handler }) => {
  const params = paramsIn(url, operation.path)
  if (!params) return null
  const sent = typeof body === 'string' ? body : body && new Uint8Array(body)
  const request = new Request(`http://127.0.0.1:3000${url}`, {
    method,
    headers,
    ...(method !== 'GET' && sent !== undefined && { body: sent }),
  })
  return replyOf(await handler(request, { params: Promise.resolve(params) }))
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Over a wire, with the address as it is written: a `fetch` would tidy it up. */
export function sendTo(origin: string): Send {
  const { hostname, port } = new URL(origin)
  return async ({ method, url, headers, body }) => {
    const sent = method === 'GET' ? '' : (body ?? '')
    const length = { 'content-length': Buffer.byteLength(sent) }
    const outgoing = httpRequest({
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, ...length },
      agent,
    })
    outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)))
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    outgoing.on('response', resolve).on('error', reject)
    outgoing.end(sent)
    const incoming = await promise
    const contentType = incoming.headers['content-type'] ?? ''
    const status = incoming.statusCode ?? 0
    if (!contentType.startsWith(EVENTS)) return { status, contentType, text: await text(incoming) }
    incoming.destroy()
    return { status, contentType, text: '' }
  }
}
