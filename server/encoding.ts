import Negotiator from 'negotiator'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'

/** From the best to the least. */
const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** The best encoding of ours that an `Accept-Encoding` allows; null: the body goes as it is. */
export function encodingFor(accepted = ''): Encoding | null {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...encodings])
  return encodings.find((encoding) => allowed.includes(encoding)) ?? null
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Quick enough for the first visitor of a page, and smaller than what gzip makes. */
const QUALITY = 9

/**
 * Two to this power are 64 KB. Up to here brotli has small tables; beyond, it takes 8 to 16 MB from the system for each page and gives them
 * back, which takes three times as long as compressing, for one percent of a large page.
 */
const WINDOW = 16

export async function encode(body: string | Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return unpooled(await deflate(body))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return unpooled(await brotli(body, { params }))
}

/** What was encoded with `br`. */
export const decode = (encoded: Buffer): Buffer => unpooled(brotliDecompressSync(encoded))

/** In memory of its own: Node.js cuts small buffers out of pools of 64 KB, and one that is cached would keep its whole pool. */
function unpooled(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}
