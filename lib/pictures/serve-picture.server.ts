import 'server-only'
import { log } from '@/lib/log/log.server'
import { acceptsAvif } from './accepts-avif'
import { avifOf, pictureFile, type PictureFile } from './picture-file'
import type { PictureShelf } from './picture-shelf.server'
import { PICTURE_CACHE, pictureType } from './picture-store.server'

const RETRY_AFTER_S = '10'

/** The smaller file follows soon. */
const CACHE_UNTIL_AVIF = 'public, max-age=3600'

interface Asked {
  /** Of the WebP file, by which both formats are asked for. */
  name: string
  /** The header of this name. */
  accept: string | null
}

/**
 * A file of a picture, as AVIF where the browser reads it and it is there. It is never anything but a picture, even if the store should
 * hold something else.
 */
export async function servePicture(shelf: PictureShelf, { name, accept }: Asked): Promise<Response> {
  const asked = pictureFile(name)
  if (!asked) return missing()
  try {
    return acceptsAvif(accept) ? await smallest(shelf, asked) : await stored(shelf, asked.file)
  } catch (error) {
    log.error({ err: error, name }, 'a picture could not be read')
    return empty(503, { 'retry-after': RETRY_AFTER_S })
  }
}

async function stored({ store }: PictureShelf, file: string, cache = PICTURE_CACHE): Promise<Response> {
  const bytes = await store.read(file)
  return bytes ? found(file, bytes, cache) : missing()
}

async function smallest(shelf: PictureShelf, { hash, file }: PictureFile): Promise<Response> {
  const avif = await stored(shelf, avifOf(file))
  if (avif.ok) return avif
  const webp = await stored(shelf, file, CACHE_UNTIL_AVIF)
  if (webp.ok) shelf.avif.order(hash)
  return webp
}

const found = (file: string, bytes: Uint8Array, cache: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': pictureType(file),
      'content-length': String(bytes.byteLength),
      'cache-control': cache,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    },
  })

/** Not kept: what is missing now may be uploaded in a moment. */
const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const missing = () => empty(404)
