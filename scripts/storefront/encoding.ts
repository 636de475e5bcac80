import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const REFUSED = /;\s*q=0(?:\.0*)?$/

/** The best encoding of ours that an `Accept-Encoding` names; null: the answer goes as it is. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = (accepted ?? '').split(',').flatMap((each) => {
    const text = each.trim().toLowerCase()
    return REFUSED.test(text) ? [] : [text.split(';', 1)[0]]
  })
  if (named.includes('br')) return 'br'
  return named.includes('gzip') ? 'gzip' : null
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Quick enough for the first visitor of a page, and smaller than what gzip makes. */
const QUALITY = 5

/** Two to this power are more bytes than a page has; room for more would be made, and cleared away, for each. */
const WINDOW = 17

export function encode(body: string | Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body)
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
