import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What happens between two programs; it holds for connections that are open already as well. */
export type Fault =
  | { kind: 'pass' }
  /** Answers come so many milliseconds later. */
  | { kind: 'delay'; ms: number }
  /** A connection breaks after so many bytes of answers. */
  | { kind: 'cut'; afterBytes: number }
  /** Connections are taken, and nothing that is sent ever arrives or comes back. */
  | { kind: 'black hole' }
  /** Connections are reset as soon as they are made. */
  | { kind: 'refuse' }

export interface FaultProxy {
  port: number
  origin: string
  /** From now on. */
  set: (fault: Fault) => void
  /** Connections that were made, since the start. */
  connections: () => number
  /** First lines of the HTTP requests that came in, such as `GET /api/tires HTTP/1.1`, since the start. */
  requests: () => readonly string[]
  /** The most HTTP requests that waited for the beginning of their answers at the same time, since the start. */
  mostWaiting: () => number
  close: () => Promise<void>
}

const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.1(?=\r\n)/

/**
 * Stands between any two parts that speak TCP, on a port of its own, and lets everything pass until it is asked
 * otherwise: `const proxy = await startFaultProxy(4000); proxy.set({ kind: 'black hole' })`.
 */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  let fault: Fault = { kind: 'pass' }
  let connections = 0
  let mostWaiting = 0
  const requests: string[] = []
  const open = new Set<Socket>()
  const waiting = new Set<Socket>()

  const server = createServer((near) => {
    connections += 1
    if (fault.kind === 'refuse') return void near.resetAndDestroy()
    const far = connect(targetPort, '127.0.0.1')
    let answered = 0
    near.on('data', (chunk) => {
      const line = REQUEST_LINE.exec(chunk.toString('latin1'))
      if (line) {
        requests.push(line[0])
        waiting.add(near)
        mostWaiting = Math.max(mostWaiting, waiting.size)
      }
      if (fault.kind !== 'black hole') far.write(chunk)
    })
    near.on('close', () => waiting.delete(near))
    far.on('data', (chunk) => {
      answered += chunk.length
      answer(near, chunk, answered)
    })
    join(near, far, open)
  })

  function pass(near: Socket, chunk: Buffer): void {
    waiting.delete(near)
    near.write(chunk)
  }

  function answer(near: Socket, chunk: Buffer, answered: number): void {
    switch (fault.kind) {
      case 'pass':
        return pass(near, chunk)
      case 'delay':
        return void setTimeout(() => near.writable && pass(near, chunk), fault.ms)
      case 'cut':
        if (answered <= fault.afterBytes) return pass(near, chunk)
        pass(near, chunk.subarray(0, Math.max(0, chunk.length - (answered - fault.afterBytes))))
        return near.destroySoon()
      case 'black hole':
      case 'refuse':
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    set: (next) => {
      fault = next
      if (next.kind === 'refuse') for (const socket of open) socket.resetAndDestroy()
    },
    connections: () => connections,
    requests: () => requests,
    mostWaiting: () => mostWaiting,
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** When one side ends, so does the other; how does not matter to either. */
function join(near: Socket, far: Socket, open: Set<Socket>): void {
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    open.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => other.destroy())
    socket.on('end', () => other.end())
    socket.on('close', () => {
      open.delete(socket)
      other.destroy()
    })
  }
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return address.port
}
