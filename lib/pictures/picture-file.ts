/** Where pictures of our own are: `/pictures/{file}`. */
const PICTURES_PATH = '/pictures/'

/**
 * Longest sides, in px, at which pictures are kept besides the largest: what cards, thumbnails, the main picture of a product and an
 * article show, on screens with one and with two pixels to a px. `next.config.ts` names them too.
 */
const smallerSizes = [120, 240, 320, 640, 768, 1152] as const
export const LARGEST = 1536

/** Those of pictures of whose address nothing can be read. */
const sizesBefore = [320, 640, 1280] as const

/** Letters of a content hash: 128 bits. */
export const HASH_LENGTH = 32

const HASH = String.raw`[\da-f]{${HASH_LENGTH}}`
const FACTS = String.raw`-([1-9]\d{0,3})x([1-9]\d{0,3})(?:-([\da-f]{6}))?`
const ADDRESS = new RegExp(String.raw`^/pictures/(${HASH})(?:${FACTS})?\.webp$`)
const FILE = new RegExp(String.raw`^(${HASH})(?:${FACTS}|(-(?:${smallerSizes.join('|')})))?\.webp$`)

/** What can be known of a picture before it is there. */
export interface PictureFacts {
  /** Of the largest file, in px. */
  width: number
  height: number
  /** Of the whole picture, on average, as `rrggbb`; undefined: one sees through it. */
  colour: string | undefined
}

interface OwnPicture {
  /** Of its content. */
  hash: string
  /** Null: the picture is from the time in which addresses said nothing. */
  facts: PictureFacts | null
}

export interface PictureFile {
  /** Of the picture that it belongs to. */
  hash: string
  file: string
}

/** The address by which products name a picture, which also says what a page has to know of it. */
export function pictureUrl(hash: string, { width, height, colour }: PictureFacts): string {
  const facts = [hash, `${width}x${height}`, ...(colour ? [colour] : [])]
  return `${PICTURES_PATH}${facts.join('-')}.webp`
}

/** The picture that was uploaded here and has this address; null: it was not. */
export function ownPictureOf(url: string): OwnPicture | null {
  const [, hash, width, height, colour] = ADDRESS.exec(url) ?? []
  if (hash === undefined) return null
  const facts = width && height ? { width: Number(width), height: Number(height), colour } : null
  return { hash, facts }
}

/** All files of a picture with their longest sides in px, the largest last. A picture is never enlarged. */
export function pictureFiles(hash: string, shape: Pick<PictureFacts, 'width' | 'height'> | null) {
  const longest = shape ? Math.max(shape.width, shape.height) : Math.max(...sizesBefore)
  const smaller = (shape ? smallerSizes : sizesBefore).filter((size) => size < longest)
  return [
    ...smaller.map((size) => ({ size, name: `${hash}-${size}.webp` })),
    { size: longest, name: largestFile(hash) },
  ]
}

export const largestFile = (hash: string): string => `${hash}.webp`

/** Where a file is asked for. */
export const fileUrl = (name: string): string => PICTURES_PATH + name

/** The same picture in the smaller format, which not all browsers read. */
export const avifOf = (file: string): string => file.replace(/\.webp$/, '.avif')

/** The file that is kept of what is asked for by `name`; null: there can be none. No path outside the folder of pictures is one. */
export function pictureFile(name: string): PictureFile | null {
  const [, hash, , , , size = ''] = FILE.exec(name) ?? []
  return hash === undefined ? null : { hash, file: `${hash}${size}.webp` }
}
