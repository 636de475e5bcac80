declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The package brings no types; this is all that is used of it. */
  export default function compression(): (
    request: IncomingMessage,
    answer: ServerResponse,
    next: () => void,
  ) => void
}
