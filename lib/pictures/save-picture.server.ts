import 'server-only'
import { ProblemError } from '@/lib/http/problem-error'
import { pictureUrl } from './picture-file'
import type { PictureStore } from './picture-store.server'
import { makeWebPicture } from './web-picture.server'

/** Makes an upload fit for the web and keeps it. Answers its address; the same picture always has the same one. */
export async function savePicture(store: PictureStore, upload: Uint8Array): Promise<string> {
  const { hash, files } = await makeWebPicture(upload)
  try {
    for (const { name, bytes } of files) await store.write(name, bytes)
  } catch (cause) {
    throw new ProblemError('unavailable', 'the picture cannot be kept now', { cause })
  }
  return pictureUrl(hash)
}
