import 'server-only'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { LARGEST } from './picture-file'

/** More than any phone's camera has in a file of 8 MB. A header costs nothing and can promise any size. */
export const MAX_PIXELS = 64_000_000
/** How long one step may take, in seconds. */
const DEADLINE_S = 20

/** AVIF of this quality looks like WebP of that one. More effort takes many times longer and saves a tenth at most. */
const encodings = { webp: { quality: 80 }, avif: { quality: 55, effort: 2 } } as const

/**
 * All formats but these are unknown to the decoder, in the whole program and whatever a file says that it is. SVG is what Next.js
 * draws the shared pictures by; an upload never comes so far with it (`isAccepted`).
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

/** Shoppers have the other cores. */
sharp.concurrency(1)

/** A picture as it is drawn. */
export type Pixels = { data: Buffer; info: OutputInfo }

/** What the header of a file says. Throws when it can be none. */
export const readHeader = (file: Uint8Array) => sharp(file, { limitInputPixels: false }).metadata()

/** Upright, in sRGB, and at once no larger than it is kept. Throws when the file is broken. */
export function decodePicture(file: Uint8Array): Promise<Pixels> {
  return fitted(sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(), LARGEST)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** A file whose longest side is `size` px, with nothing in it but the picture. */
export const encodePicture = (pixels: Pixels, size: number, format: 'webp' | 'avif'): Promise<Buffer> =>
  fitted(drawn(pixels), size).toFormat(format, encodings[format]).toBuffer()

/** One after another: each takes memory and a processor. */
export async function encodeFiles(
  pixels: Pixels,
  files: readonly { name: string; size: number }[],
  format: 'webp' | 'avif',
) {
  const made: { name: string; bytes: Buffer }[] = []
  for (const { name, size } of files) made.push({ name, bytes: await encodePicture(pixels, size, format) })
  return made
}

/** Of the whole picture, on average, as `rrggbb`; undefined: one sees through it. */
export async function averageColour(pixels: Pixels): Promise<string | undefined> {
  const { isOpaque } = await drawn(pixels).stats()
  if (!isOpaque) return undefined
  const average = drawn(pixels).removeAlpha().resize(1, 1, { fit: 'fill' }).toColourspace('srgb')
  return (await average.raw().toBuffer()).toString('hex')
}

const drawn = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

const fitted = (picture: Sharp, size: number): Sharp =>
  picture
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DEADLINE_S })
