/** Where pictures of our own are: `/pictures/{file}`. */
const PICTURES_PATH = '/pictures/'

/**
 * Longest sides, in px, at which pictures are kept besides the largest: what cards, thumbnails, the main picture of a product and an
 * article show, on screens with one and with two pixels to a px. `next.config.ts` names them too.
 */
const smallerSizes = [120, 240, 320, 640, 768, 1152] as const
export const LARGEST = 1536

/** Of pictures whose names do not say what is in them: they were made in these sizes. */
const sizesBefore = [320, 640, 1280] as const

/** Letters of a content hash: 128 bits. */
export const HASH_LENGTH = 32

const ID = String.raw`[\da-f]{32}(?:-[1-9]\d{0,3}x[1-9]\d{0,3}(?:-[\da-f]{6})?)?`
const FILE = new RegExp(String.raw`^(${ID})(?:-([1-9]\d\d\d?))?\.webp$`)
const OWN = new RegExp(String.raw`^/pictures/(${ID})\.webp$`)
const FACTS = /-(\d+)x(\d+)(?:-([\da-f]{6}))?$/

/** What the name of a picture says about it. */
export interface PictureFacts {
  /** Of the largest file, in px. */
  width: number
  height: number
  /** Of the whole picture, on average, as `rrggbb`; undefined: one sees through it. */
  colour: string | undefined
}

/** The name of a picture, without size and kind: its content's hash and what a page has to know before the picture is there. */
export function pictureId(hash: string, { width, height, colour }: PictureFacts): string {
  return [hash, `${width}x${height}`, ...(colour ? [colour] : [])].join('-')
}

/** Null: the picture is from the time in which names were hashes alone. */
export function pictureFacts(id: string): PictureFacts | null {
  const [, width, height, colour] = FACTS.exec(id) ?? []
  return width && height ? { width: Number(width), height: Number(height), colour } : null
}

/** The longest sides of all files of a picture, in px; the last is the picture as large as it is kept, and never enlarged. */
export function pictureSizes(id: string): readonly number[] {
  const facts = pictureFacts(id)
  if (!facts) return sizesBefore
  const longest = Math.max(facts.width, facts.height)
  return [...smallerSizes.filter((size) => size < longest), longest]
}

/** The file of a picture as large as it is kept. */
export const largestFile = (id: string): string => `${id}.webp`

/** The file of a picture in one of its sizes. */
export const pictureFile = (id: string, size: number): string =>
  size === pictureSizes(id).at(-1) ? largestFile(id) : `${id}-${size}.webp`

/** The same picture in the smaller format, which not all browsers read. */
export const avifOf = (file: string): string => file.replace(/\.webp$/, '.avif')

/** Which picture's file this is; null: there can be no file of that name. No path outside the folder of pictures has one. */
export function pictureOfFile(name: string): string | null {
  const [, id, size] = FILE.exec(name) ?? []
  if (id === undefined) return null
  return size === undefined || pictureSizes(id).slice(0, -1).includes(Number(size)) ? id : null
}

/** The address by which products name a picture: that of its largest file. */
export const pictureUrl = (id: string): string => PICTURES_PATH + largestFile(id)

/** The address of one of its files. */
export const pictureFileUrl = (id: string, size: number): string => PICTURES_PATH + pictureFile(id, size)

/** The picture that was uploaded here and has this address; null: it was not. */
export const ownPictureOf = (url: string): string | null => OWN.exec(url)?.[1] ?? null
