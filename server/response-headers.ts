import onHeaders from 'on-headers'
import type { Middleware } from './middleware.ts'
import { NO_STORE, setHeaders } from './send.ts'

/** Next.js, metrics, tracing and compression each wait for the end of a response, some of them several times. */
const MAX_LISTENERS = 20

/** Sets these headers on every response, unless it sets its own, and has no error cached. */
export function responseHeaders(headers: Readonly<Record<string, string>>): Middleware {
  return (_request, response, next) => {
    response.setMaxListeners(MAX_LISTENERS)
    setHeaders(response, headers)
    onHeaders(response, () => {
      if (response.statusCode >= 400) setHeaders(response, NO_STORE)
    })
    next()
  }
}
