import 'server-only'
import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { HASH_LENGTH, pictureFile, pictureSizes, type PictureSize } from './picture-file'
import { pictureRefused } from './refuse-picture.server'

/** More than any phone's camera has in a file of 8 MB. A header costs nothing and can promise any size. */
const MAX_PIXELS = 64_000_000
/** How long one step may take, in seconds. */
const DEADLINE_S = 20
const QUALITY = 80

const [SMALL, MEDIUM, LARGE] = pictureSizes

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

interface WebPicture {
  hash: string
  /** The largest comes last: whoever writes them in order never shows a picture that is not there in all sizes. */
  files: { name: string; bytes: Buffer }[]
}

/**
 * An upload as the shop shows it: upright, in sRGB, as WebP in three sizes, never enlarged, and with nothing in it but
 * the picture. Throws a `ProblemError` that names the refusal.
 */
export async function makeWebPicture(upload: Uint8Array): Promise<WebPicture> {
  await requireStillPicture(upload)
  const decoded = await decode(upload)
  const large = await encode(decoded, LARGE)
  const hash = createHash('sha256').update(large).digest('hex').slice(0, HASH_LENGTH)
  return {
    hash,
    files: [
      { name: pictureFile(hash, SMALL), bytes: await encode(decoded, SMALL) },
      { name: pictureFile(hash, MEDIUM), bytes: await encode(decoded, MEDIUM) },
      { name: pictureFile(hash, LARGE), bytes: large },
    ],
  }
}

/** Reads the header alone, so that nothing is decoded that will be refused. */
async function requireStillPicture(upload: Uint8Array): Promise<void> {
  const { width, height, pages } = await headerOf(upload)
  if (pages !== undefined && pages > 1) throw pictureRefused('animated')
  if (width * height > MAX_PIXELS) throw pictureRefused('too_many_pixels')
}

/** By the first bytes of JPEG, PNG and WebP (RFC 9649), as a decoder tells them apart. */
function isAccepted(upload: Uint8Array): boolean {
  const start = Buffer.from(upload.subarray(0, 12)).toString('latin1')
  return /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP)/.test(start)
}

async function headerOf(upload: Uint8Array) {
  if (!isAccepted(upload)) throw pictureRefused('type')
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw pictureRefused('type', cause)
  }
}

type Pixels = { data: Buffer; info: OutputInfo }

/** Decoded once, and at once no larger than it is kept. */
async function decode(upload: Uint8Array): Promise<Pixels> {
  try {
    return await fitted(sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(), LARGE)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw pictureRefused('unreadable', cause)
  }
}

function encode({ data, info: { width, height, channels } }: Pixels, size: PictureSize): Promise<Buffer> {
  return fitted(sharp(data, { raw: { width, height, channels } }), size)
    .webp({ quality: QUALITY })
    .toBuffer()
}

const fitted = (picture: Sharp, size: PictureSize): Sharp =>
  picture
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DEADLINE_S })
