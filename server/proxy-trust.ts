import { clientAddress } from './client-address.ts'
import type { Middleware } from './middleware.ts'

/** Replaces `X-Forwarded-For` by the one address in it that a client cannot make up. */
export function proxyTrust(trustedHops: number): Middleware {
  return (request, _response, next) => {
    const forwarded = request.headers['x-forwarded-for']
    request.headers['x-forwarded-for'] = clientAddress({
      socket: request.socket.remoteAddress,
      forwarded: Array.isArray(forwarded) ? forwarded.join() : forwarded,
      trustedHops,
    })
    next()
  }
}
