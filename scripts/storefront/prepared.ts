import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import { isOpenEnded, SplitCache } from '../../lib/shared-cache/split-cache.ts'
import { encode, type Encoding } from './encoding.ts'

export type Body = string | Uint8Array

/** What a page is sent as instead of what Next.js wrote; it says the same. */
type Shape = (html: string) => string

/** Null: not packed. */
type Form = Encoding | null

/** How a page is sent again without a question to Next.js. */
export interface Repeat {
  head: readonly (readonly [name: string, value: OutgoingHttpHeader])[]
  /** Whether Next.js would answer the same now. */
  isFresh: () => boolean
}

/** What is made of a page once, and sent as often as it is asked for. */
export class Prepared {
  /** Weak, for it stands for the page in any encoding. */
  readonly etag: string
  /** Null: Next.js has to be asked. */
  repeat: Repeat | null = null
  readonly #shape: Shape
  readonly #made = new Map<Form, Buffer | Promise<Buffer>>()

  constructor(etag: string, shape: Shape) {
    this.etag = etag
    this.#shape = shape
  }

  /** What is asked for while it is being made waits for the same. */
  inForm(form: Form, body: Body): Buffer | Promise<Buffer> {
    const known = this.#made.get(form)
    if (known) return known
    const html = this.#shape(Buffer.from(body).toString())
    const making = form ? this.#pack(form, html) : Buffer.from(html)
    this.#made.set(form, making)
    return making
  }

  /** Null: nobody has asked for it in this form, or it is being made. */
  ready(form: Form): Buffer | null {
    const made = this.#made.get(form)
    return Buffer.isBuffer(made) ? made : null
  }

  async #pack(encoding: Encoding, html: string): Promise<Buffer> {
    try {
      const bytes = await encode(html, encoding)
      this.#made.set(encoding, bytes)
      return bytes
    } catch (error) {
      this.#made.delete(encoding)
      throw error
    }
  }
}

/** In bytes, for each letter of a page: as it is, with Brotli and with gzip. */
const BYTES_OF_LETTER = 1.5

/** Of each page beside what it says, in bytes. */
const BYTES_OF_PAGE = 2_000

/**
 * Remembers what was made of pages, by the path at which they are asked for, up to `maxSize` bytes in a cache of two parts.
 */
export class PreparedPages {
  readonly #pages: SplitCache<Prepared>
  readonly #shape: Shape

  constructor(maxSize: number, shape: Shape) {
    this.#pages = new SplitCache(maxSize)
    this.#shape = shape
  }

  /** What is made of this body: a page that has changed is another body, and is made anew. */
  of(path: string, body: Body): Prepared {
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    const known = this.#pages.get(path)
    if (known?.etag === etag) return known
    const page = new Prepared(etag, this.#shape)
    const size = Math.ceil(BYTES_OF_PAGE + body.length * BYTES_OF_LETTER)
    this.#pages.set(path, { value: page, size, isOpenEnded: isOpenEnded(path) })
    return page
  }

  /** What may be sent again at this path; null: Next.js has to be asked. */
  fresh(path: string): Prepared | null {
    const page = this.#pages.get(path)
    return page?.repeat?.isFresh() ? page : null
  }
}
