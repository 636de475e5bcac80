import { z } from 'zod'

/** Largest file that may be uploaded, in bytes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/** The field of the form that carries the file. */
export const PICTURE_FIELD = 'picture'

/** What may be uploaded. SVG can carry scripts, AVIF decoders are young, and moving pictures are not for a catalogue. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a picture is refused; keys of `pictures.errors` in the message files. */
export const pictureRefusals = [
  'missing',
  'too_large',
  'type',
  'animated',
  'too_many_pixels',
  'unreadable',
] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

/** The response to an upload. */
export const pictureSchema = z.strictObject({ url: z.string() })
