import 'server-only'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { ProblemError } from '@/lib/http/problem-error'
import { encodePicture } from './encode-picture.server'
import { LARGEST } from './picture-file'
import { readStillPicture } from './web-picture.server'

/** A photo as it is stored: as WebP, its longest side of `size` px at most, with nothing in it but the picture. Throws a `ProblemError` that names the refusal. */
export async function makePhoto(upload: Uint8Array, size: number = LARGEST): Promise<Buffer<ArrayBuffer>> {
  const pixels = await readStillPicture(upload)
  return Buffer.from(await encodePicture(pixels, size, 'webp'))
}

/** Photos take memory and a processor, which shoppers need too. */
const turns = bulkhead(2, 20)

/** Runs work with photos of the public when it is its turn. Throws unavailable when too much waits already. */
export async function takePhotoTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(work)
  } catch (cause) {
    if (!(cause instanceof BulkheadRejectedError)) throw cause
    throw new ProblemError('unavailable', 'too many photos are read at once', { cause })
  }
}
