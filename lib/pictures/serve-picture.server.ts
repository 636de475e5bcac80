import 'server-only'
import { log } from '@/lib/log/log.server'
import { isPictureFile } from './picture-file'
import { PICTURE_CACHE, PICTURE_TYPE, type PictureStore } from './picture-store.server'

const RETRY_AFTER_S = '10'

/** A file of a picture to whoever asks. It is never anything but a picture, even if the store should hold something else. */
export async function servePicture(store: PictureStore, name: string): Promise<Response> {
  if (!isPictureFile(name)) return missing()
  try {
    const bytes = await store.read(name)
    return bytes ? found(bytes) : missing()
  } catch (error) {
    log.error({ err: error, name }, 'a picture could not be read')
    return empty(503, { 'retry-after': RETRY_AFTER_S })
  }
}

const found = (bytes: Uint8Array) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': PICTURE_TYPE,
      'content-length': String(bytes.byteLength),
      'cache-control': PICTURE_CACHE,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    },
  })

/** Not kept: what is missing now may be uploaded in a moment. */
const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const missing = () => empty(404)
