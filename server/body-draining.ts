import { IncomingMessage, type Server } from 'node:http'

/** How long the rest of a body may take to arrive once the response has been sent, in milliseconds. */
const REST_MS = 30_000

/**
 * The class of the server's requests: a body that is not read to its end, such as one that is refused for its size, is drained.
 * If the connection were closed at once it would be reset while the client is still sending, and the response lost; if it were
 * left unread, the next request on it would wait for good.
 */
export function drainingRequests({ rest = REST_MS } = {}) {
  return class DrainingRequest extends IncomingMessage {
    /** Node.js detaches the socket when a web stream made of the request is cancelled. */
    readonly #connection = this.socket
    #timer: NodeJS.Timeout | undefined

    /** Discards what is still to come. */
    drain(): void {
      if (this.complete || this.#timer) return
      this.#timer = setTimeout(() => this.#connection.destroy(), rest).unref()
      this.#connection.resume()
    }

    override push(chunk: unknown, encoding?: BufferEncoding): boolean {
      if (!this.#timer) return super.push(chunk, encoding)
      if (chunk === null) clearTimeout(this.#timer)
      return true
    }

    /** A reader that stops without an error ends this body, and not the connection that the response needs. */
    override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
      if (error && error.name !== 'AbortError') return super._destroy(error, callback)
      this.drain()
      callback()
    }
  }
}

/** Drains what is left of each request once its response has been sent. */
export function drainBodies(server: Server<ReturnType<typeof drainingRequests>>): void {
  server.prependListener('request', (request, response) => response.once('finish', () => request.drain()))
}
