import 'server-only'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'

/** What `fetch` tells of where it wants to go; `port` is empty where it is the usual one. */
interface Destination {
  hostname: string
  port: string
  protocol: string
  servername: string | null
}

type Connected = (error: Error | null, socket: Socket | null) => void

/**
 * A value for the option `dispatcher` of `fetch`: a pool of connections, of which each has to be made within `ms`
 * milliseconds. It is of the kind that this Node has built in, under the name by which undici shares it; the timeout that it
 * has itself counts in steps of half a second.
 */
export function connectWithin(ms: number): object {
  // Node loads undici when one of its globals is touched.
  void new Headers()
  const shared: unknown = Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1'))
  if (!(shared instanceof Object)) throw new Error('this Node has no undici built in')
  const pool: unknown = Reflect.construct(shared.constructor, [{ connect: connectorWithin(ms) }])
  if (!(pool instanceof Object)) throw new Error('this Node has no pool of connections')
  return pool
}

const connectorWithin =
  (ms: number) =>
  (to: Destination, done: Connected): Socket => {
    const [socket, isReady] = open(to)
    socket.setKeepAlive(true, 60_000).setNoDelay(true)
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error(`not connected within ${ms} ms`), { code: 'ETIMEDOUT' })),
      ms,
    )
    const settle = (error: Error | null) => {
      clearTimeout(timer)
      socket.off('error', settle)
      done(error, error ? null : socket)
    }
    socket.once('error', settle).once(isReady, () => settle(null))
    return socket
  }

function open({ protocol, hostname: host, port, servername }: Destination) {
  if (protocol !== 'https:') return [connectPlain({ host, port: Number(port || 80) }), 'connect'] as const
  const options = {
    host,
    port: Number(port || 443),
    servername: servername ?? host,
    ALPNProtocols: ['http/1.1'],
  }
  return [connectSecure(options), 'secureConnect'] as const
}
