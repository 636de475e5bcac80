import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, listen } from '../listen.ts'
import type { Contract, Exchange } from './contract.ts'

/** Undefined: there is none, or it is no JSON. */
function bodyOf(content: Buffer, { 'content-type': type = '' }: IncomingMessage['headers']): unknown {
  return content.length > 0 && /json/.test(type) ? JSON.parse(content.toString()) : undefined
}

export type Recorder = {
  /** Where the service is called instead. */
  url: string
  /** What was not as published so far; that nothing was recorded is a difference as well. */
  differences: () => string[]
  stop: () => Promise<void>
}

/**
 * Stands between an adapter and the stand-in of its service, passes everything on, and holds each exchange against the published
 * contract. @param isOutside calls that the document has not, such as those that a stand-in alone knows
 */
export async function startRecorder(
  target: string,
  contracts: readonly Contract[],
  isOutside: (path: string) => boolean,
): Promise<Recorder> {
  const differences = new Set<string>()

  function record(exchange: Exchange): void {
    if (isOutside(exchange.path)) return
    const contract = contracts.find((each) => each.describes(exchange))
    const found = contract?.differencesOf(exchange) ?? [
      `${exchange.method} ${exchange.path}: is in no document`,
    ]
    for (const each of found) differences.add(each)
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming
    const sent = await buffer(incoming)
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    forward(new URL(url, target), { method, headers }, resolve).on('error', reject).end(sent)
    const response = await promise
    const received = await buffer(response)
    const { pathname: path } = new URL(url, target)
    record({
      method,
      path,
      headers,
      requestBody: bodyOf(sent, headers),
      status: response.statusCode ?? 0,
      responseBody: bodyOf(received, response.headers),
    })
    outgoing.writeHead(response.statusCode ?? 502, response.headers).end(received)
  }

  const { server, port } = await listen((incoming, outgoing) => {
    // A connection that the stand-in cuts is cut here.
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  }, 0)
  return {
    url: `http://127.0.0.1:${port}`,
    differences: () => [...differences].toSorted(),
    stop: () => close(server),
  }
}
