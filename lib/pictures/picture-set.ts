import { isOwnPicture, ownPictureAt, pictureSizes } from './picture-file'

/** One of the qualities of `images` in `next.config.ts`; the optimizer refuses others. */
const QUALITY = 75

interface PictureSet {
  src: string
  srcSet?: string
}

/**
 * The addresses of a picture for `<img>`. What was uploaded here is there in all sizes; the optimizer makes those of other hosts, and other
 * files of our own stay as they are.
 */
export function pictureSet(src: string): PictureSet {
  if (isOwnPicture(src)) return inSizes((width) => ownPictureAt({ src, width }))
  if (src.startsWith('/')) return { src }
  return inSizes((width) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`)
}

function inSizes(at: (width: number) => string): PictureSet {
  const [, middle] = pictureSizes
  return { src: at(middle), srcSet: pictureSizes.map((width) => `${at(width)} ${width}w`).join(', ') }
}
