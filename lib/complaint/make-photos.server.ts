import 'server-only'
import { createHmac } from 'node:crypto'
import { problemCodeOf, ProblemError } from '@/lib/http/problem-error'
import { makePhoto } from '@/lib/pictures/make-photo.server'
import { MAX_PICTURE_BYTES } from '@/lib/pictures/picture'
import { pictureProblemOf } from '@/lib/pictures/picture-problem'
import type { PhotoRefusal, TypedComplaint } from './typed-complaint'

export interface Photo {
  /** Of the file. */
  title: string
  bytes: Buffer<ArrayBuffer>
}

interface Made {
  photos: Photo[]
  refused: TypedComplaint['refused']
}

/** Of the name that a file has, so much is shown. */
const MAX_TITLE = 100

/** Photos out of files: what is shown and nothing else of them, and for every other file why it is none. */
export async function makePhotos(files: readonly File[], room: number): Promise<Made> {
  const photos: Photo[] = []
  const refused: TypedComplaint['refused'] = []
  for (const file of files) {
    const title = file.name.slice(0, MAX_TITLE)
    if (photos.length >= room) refused.push({ title, reason: 'too_many' })
    else {
      const made = await photoOf(file)
      if (typeof made === 'string') refused.push({ title, reason: made })
      else photos.push({ title, bytes: made })
    }
  }
  return { photos, refused }
}

async function photoOf(file: File): Promise<Photo['bytes'] | PhotoRefusal> {
  if (file.size > MAX_PICTURE_BYTES) return 'too_large'
  try {
    return await makePhoto(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    const problem = error instanceof ProblemError ? pictureProblemOf(error) : { code: problemCodeOf(error) }
    if ('refusal' in problem) return problem.refusal
    throw error
  }
}

/** The keyed hash (HMAC) of a photo's content, as its name: it cannot be guessed without the secret. */
export const photoName = ({ bytes }: Photo, secret: string): string =>
  `${createHmac('sha256', secret).update(bytes).digest('base64url')}.webp`
