import 'server-only'
import { ProblemError } from '@/lib/http/problem-error'
import { pictureUrl } from './picture-file'
import type { PictureShelf } from './picture-shelf.server'
import { makeWebPicture } from './web-picture.server'

/**
 * Makes an upload fit for the web and keeps it; smaller files of it follow. Returns its address; the same picture always has the
 * same one.
 */
export async function savePicture({ store, avif }: PictureShelf, upload: Uint8Array): Promise<string> {
  const { hash, facts, files, pixels } = await makeWebPicture(upload)
  try {
    await store.write(files)
  } catch (cause) {
    if (isDiskFull(cause))
      throw new ProblemError('storage_full', 'there is no room left for pictures', { cause })
    throw new ProblemError('unavailable', 'the picture cannot be kept now', { cause })
  }
  avif.order(hash, pixels)
  return pictureUrl(hash, facts)
}

/** No blocks left, or none left for this user (errno.h). */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
