/** Where pictures of our own are: `/pictures/{file}`. */
const PICTURES_PATH = '/pictures/'

/** Longest sides, in px, at which each picture is kept; a smaller one is kept as large as it is. `next.config.ts` names them too. */
export const pictureSizes = [320, 640, 1280] as const
export type PictureSize = (typeof pictureSizes)[number]
const LARGEST: PictureSize = 1280

/** Letters of a content hash: 128 bits. */
export const HASH_LENGTH = 32

const FILE = /^[\da-f]{32}(?:-(?:320|640))?\.webp$/
const OWN = /^\/pictures\/([\da-f]{32})\.webp$/

/** Whether this is the name of a file that there could be; no path outside the folder of pictures is one. */
export const isPictureFile = (name: string): boolean => FILE.test(name)

export const pictureFile = (hash: string, size: PictureSize): string =>
  size === LARGEST ? `${hash}.webp` : `${hash}-${size}.webp`

/** The address by which products name a picture: that of its largest file. */
export const pictureUrl = (hash: string): string => PICTURES_PATH + pictureFile(hash, LARGEST)

/** Whether this is a picture that was uploaded here, so that it is there in all sizes. */
export const isOwnPicture = (url: string): boolean => OWN.test(url)

/** A loader for `next/image`: the smallest file of `src` that is wide enough. What was not uploaded here stays as it is. */
export function ownPictureAt({ src, width }: { src: string; width: number }): string {
  const [, hash] = OWN.exec(src) ?? []
  if (hash === undefined) return src
  return PICTURES_PATH + pictureFile(hash, pictureSizes.find((size) => size >= width) ?? LARGEST)
}
