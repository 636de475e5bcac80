import { createHash } from 'node:crypto'
import { encode, type Encoding } from './encoding.ts'

export type Body = string | Uint8Array

/** A page as it was sent last: what is made of it once, and sent as often as it is asked for. */
export interface Prepared {
  body: Body
  /** Weak, for it stands for the page in any encoding. */
  etag: string
  /** In the encoding; what is asked for while it is being made waits for the same. */
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>
}

/**
 * Remembers what was made of pages, by the key under which they are asked for, up to `limit` characters of them; what was not asked for
 * longest goes first. A page that has changed is another body, and is made anew.
 */
export function prepare(limit: number): (key: string, body: Body) => Prepared {
  const kept = new Map<string, Prepared>()
  let size = 0
  return (key, body) => {
    const known = kept.get(key)
    kept.delete(key)
    if (known) size -= known.body.length
    const prepared = known && isSame(known.body, body) ? known : make(body)
    kept.set(key, prepared)
    size += prepared.body.length
    for (const [oldest, { body: old }] of kept) {
      if (size <= limit) break
      kept.delete(oldest)
      size -= old.length
    }
    return prepared
  }
}

/** Next.js hands out the text that it keeps, so this is most often the very same one. */
function isSame(one: Body, other: Body): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return Buffer.compare(one, other) === 0
}

function make(body: Body): Prepared {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>()
  return {
    body,
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    encoded(encoding) {
      const ready = made.get(encoding)
      if (ready) return ready
      const making = encode(body, encoding).then(
        (bytes) => {
          made.set(encoding, bytes)
          return bytes
        },
        (error: unknown) => {
          made.delete(encoding)
          throw error
        },
      )
      made.set(encoding, making)
      return making
    },
  }
}
