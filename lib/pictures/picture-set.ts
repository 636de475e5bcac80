import { ownPictureOf, pictureFacts, pictureFileUrl, pictureSizes, type PictureFacts } from './picture-file'

/** One of the qualities of `images` in `next.config.ts`; the optimizer refuses others. */
const QUALITY = 75

/** Where on a page a picture stands. */
export interface PicturePlace {
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Widths in px that are worth having here, from small to large: of those at which pictures are kept. */
  widths: readonly number[]
}

interface PictureSet {
  src: string
  srcSet?: string
  sizes?: string
}

/**
 * The addresses of a picture for `<img>`. What was uploaded here is there in all sizes; the optimizer makes those of other hosts, and other
 * files of our own stay as they are.
 */
export function pictureSet(src: string, place: PicturePlace): PictureSet {
  const own = ownPictureOf(src)
  if (own !== null)
    return inSizes(nearest(pictureSizes(own), place), (size) => pictureFileUrl(own, size), place)
  if (src.startsWith('/')) return { src }
  const optimized = (width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`
  return inSizes(place.widths, optimized, place)
}

/** What can be known of a picture before it is there. */
export function factsOf(src: string): PictureFacts | null {
  const own = ownPictureOf(src)
  return own === null ? null : pictureFacts(own)
}

/** For each width the smallest size that is enough, or else the largest. */
const nearest = (sizes: readonly number[], { widths }: PicturePlace): number[] => [
  ...new Set(widths.map((width) => sizes.find((size) => size >= width) ?? sizes.at(-1) ?? width)),
]

function inSizes(
  widths: readonly number[],
  at: (width: number) => string,
  { sizes }: PicturePlace,
): PictureSet {
  const src = at(widths.at(-1) ?? 0)
  if (widths.length < 2) return { src }
  return { src, srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '), sizes }
}
