declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The package brings no types; this is all that is used of it. */
  export default function compression(options?: {
    threshold?: number
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
