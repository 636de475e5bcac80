import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { replyReader } from './reply-reader.ts'

const BUFFER_BYTES = 64 * 1024
/** After a server that could not be reached. */
const PAUSE_MS = 100

/** What came of a request: the status of its reply, or why there was none. */
export type Outcome = number | 'timeout' | 'broken'

interface Waiting {
  settle: (outcome: Outcome) => void
  since: number
}

/** One connection that is kept, with one request at a time on it, and made again after it broke. */
export interface Connection {
  /** A request as it goes over the wire. */
  send: (request: Buffer) => Promise<Outcome>
  /** To be called now and then: gives up on a request that has waited for longer than `ms`. */
  giveUpAfter: (ms: number) => void
  close: () => void
}

export function makeConnection(port: number): Connection {
  let socket: Socket | null = null
  let read = replyReader()
  let waiting: Waiting | null = null

  const settle = (outcome: Outcome) => {
    const settled = waiting
    waiting = null
    settled?.settle(outcome)
  }
  const drop = (outcome: Outcome) => {
    socket?.destroy()
    socket = null
    settle(outcome)
  }
  const take = (data: Buffer): true => {
    try {
      const status = read(data)
      if (status !== null) settle(status)
    } catch {
      drop('broken')
    }
    return true
  }

  const open = async (): Promise<Socket | null> => {
    read = replyReader()
    const buffer = Buffer.alloc(BUFFER_BYTES)
    const onread = { buffer, callback: (size: number) => take(buffer.subarray(0, size)) }
    const made = connect({ host: '127.0.0.1', port, noDelay: true, onread })
    const isOpen = await once(made, 'connect').then(
      () => true,
      () => false,
    )
    if (!isOpen) return null
    made.on('error', () => undefined)
    made.on('close', () => {
      if (socket === made) drop('broken')
    })
    return made
  }

  const exchange = (line: Socket, request: Buffer): Promise<Outcome> =>
    new Promise((resolve) => {
      waiting = { settle: resolve, since: performance.now() }
      line.write(request)
    })
  const openAndSend = async (request: Buffer): Promise<Outcome> => {
    socket = await open()
    if (socket) return exchange(socket, request)
    await sleep(PAUSE_MS)
    return 'broken'
  }

  return {
    send: (request) => (socket ? exchange(socket, request) : openAndSend(request)),
    giveUpAfter: (ms) => {
      if (waiting && performance.now() - waiting.since > ms) drop('timeout')
    },
    close: () => drop('broken'),
  }
}
