import { fileUrl, ownPictureOf, pictureFiles, type PictureFacts } from './picture-file'

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
  if (own) return inSizes(nearest(pictureFiles(own.hash, own.facts), place), place)
  if (src.startsWith('/')) return { src }
  const optimized = (size: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${size}&q=${QUALITY}`
  return inSizes(
    place.widths.map((size) => ({ size, url: optimized(size) })),
    place,
  )
}

/** What can be known of a picture before it is there. */
export const factsOf = (src: string): PictureFacts | null => ownPictureOf(src)?.facts ?? null

interface Choice {
  size: number
  url: string
}

/** For each width the smallest file that is enough, or else the largest. */
function nearest(files: ReturnType<typeof pictureFiles>, { widths }: PicturePlace): Choice[] {
  const enough = widths.map((width) => files.find(({ size }) => size >= width) ?? files.at(-1))
  return files.filter((file) => enough.includes(file)).map(({ size, name }) => ({ size, url: fileUrl(name) }))
}

function inSizes(choices: readonly Choice[], { sizes }: PicturePlace): PictureSet {
  const src = choices.at(-1)?.url ?? ''
  if (choices.length < 2) return { src }
  return { src, srcSet: choices.map(({ size, url }) => `${url} ${size}w`).join(), sizes }
}
