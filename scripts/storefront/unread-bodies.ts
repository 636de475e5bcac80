import { IncomingMessage, type Server } from 'node:http'

/** How long the rest of a body may take to come, once nobody wants it any more. */
const REST_MS = 30_000

/**
 * The class of the server's requests. Its callers send to its end what was answered before, such as what is refused for its size: a connection that ended
 * at once would be reset under their hands and the answer with it, and one that nobody reads would keep the next request on it waiting for good.
 */
export function requestsWith({ rest = REST_MS } = {}) {
  return class Request extends IncomingMessage {
    /** Node.js takes it from a request of which a web stream was made that is cancelled. */
    readonly #connection = this.socket
    #timer: NodeJS.Timeout | undefined

    /** Lets go by what is still to come. */
    leave(): void {
      if (this.complete || this.#timer) return
      this.#timer = setTimeout(() => this.#connection.destroy(), rest).unref()
      this.#connection.resume()
    }

    override push(chunk: unknown, encoding?: BufferEncoding): boolean {
      if (!this.#timer) return super.push(chunk, encoding)
      if (chunk === null) clearTimeout(this.#timer)
      return true
    }

    /** Whoever stops reading without a failure ends this body, not the connection that the answer takes. */
    override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
      if (error && error.name !== 'AbortError') return super._destroy(error, callback)
      this.leave()
      callback()
    }
  }
}

/** Nothing is left lying of what was answered. */
export function leaveUnreadBodies(server: Server<ReturnType<typeof requestsWith>>): void {
  server.prependListener('request', (request, answer) => answer.once('finish', () => request.leave()))
}
