import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RawData, WebSocket } from 'ws'
import type { Database } from './database.ts'
import { frameReader, toFrames } from './frames.ts'
import type { Rules } from './rules.ts'
import { openSession } from './session.ts'

export const PROTOCOL = '5'
/** Beyond what is ever answered; it is not even read to the end. */
const MAX_MESSAGE = 64 * 1024 * 1024
/** What a WebSocket is closed with when its other end does not keep to the protocol. */
const PROTOCOL_ERROR = 1002

interface Options {
  database: Database
  rules: Rules
  onError: (error: unknown) => void
}

/** It comes in one piece unless another form is asked for; what is no text is no message. */
export const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '')

/** Speaks with a client from its arrival to its end. */
export function connect(socket: WebSocket, request: IncomingMessage, options: Options): void {
  const send = (message: unknown) => {
    for (const frame of toFrames(JSON.stringify(message))) socket.send(frame)
  }
  const session = openSession({ ...options, isBrowser: request.headers.origin !== undefined, send })
  const read = frameReader(MAX_MESSAGE, session.receive)

  socket.on('message', (data) => {
    try {
      read(textOf(data))
    } catch {
      socket.close(PROTOCOL_ERROR)
    }
  })
  // It is closed after one, and that is all there is to do about it.
  socket.on('error', () => undefined)
  socket.on('close', session.end)
  // The client reconnects to the host that it receives here: the one by which it found us.
  const hello = { ts: Date.now(), v: PROTOCOL, h: request.headers.host, s: randomUUID() }
  send({ t: 'c', d: { t: 'h', d: hello } })
}
