import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { decode, encode, type Encoding } from './encoding.ts'

/** The bodies that clients without an encoding asked for last: decompressing one takes three times as long as all else that sends it. */
const plainBodies = new LRUCache<EncodedBody, Buffer>({ maxSize: 16 * 1024 * 1024 })

/** A body that is stored compressed, in a sixth of its size. */
export class EncodedBody {
  /** Weak: it stands for the body in any encoding. */
  readonly etag: string
  readonly #brotli: Buffer
  #gzip: Buffer | undefined

  private constructor(etag: string, brotli: Buffer) {
    this.etag = etag
    this.#brotli = brotli
  }

  /** Rejects when it cannot be compressed. */
  static async compress(plain: Buffer): Promise<EncodedBody> {
    const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
    return new EncodedBody(etag, await encode(plain, 'br'))
  }

  /** Bytes of memory, once it was sent in both encodings. */
  get size(): number {
    return 2 * this.#brotli.byteLength
  }

  plain(): Buffer {
    const known = plainBodies.get(this)
    if (known) return known
    const plain = decode(this.#brotli)
    plainBodies.set(this, plain, { size: plain.byteLength })
    return plain
  }

  /** Sends it with the status and headers that the response has by now. */
  async send(response: ServerResponse, encoding: Encoding | null): Promise<void> {
    if (encoding === 'br') return sendBytes(response, this.#brotli, encoding)
    if (encoding === null) return sendBytes(response, this.plain(), encoding)
    this.#gzip ??= await encode(this.plain(), encoding)
    sendBytes(response, this.#gzip, encoding)
  }
}

export function sendBytes(response: ServerResponse, bytes: Buffer, encoding: Encoding | null): void {
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.byteLength)
  response.end(bytes)
}
