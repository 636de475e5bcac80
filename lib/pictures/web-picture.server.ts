import 'server-only'
import { createHash } from 'node:crypto'
import {
  averageColour,
  decodePicture,
  encodeFiles,
  encodePicture,
  MAX_PIXELS,
  readHeader,
  type Pixels,
} from './encode-picture.server'
import { HASH_LENGTH, LARGEST, largestFile, pictureFiles, type PictureFacts } from './picture-file'
import { pictureRefused } from './refuse-picture.server'

interface WebPicture {
  hash: string
  facts: PictureFacts
  /** The largest comes last: written in order, a picture is shown only once it is there in all sizes. */
  files: { name: string; bytes: Buffer }[]
  /** For what else may be made of it. */
  pixels: Pixels
}

/**
 * An upload as the shop shows it: upright, in sRGB, as WebP in all sizes, never enlarged, and with nothing in it but
 * the picture. Throws a `ProblemError` that names the refusal.
 */
export async function makeWebPicture(upload: Uint8Array): Promise<WebPicture> {
  const pixels = await readStillPicture(upload)
  const large = await encodePicture(pixels, LARGEST, 'webp')
  const hash = createHash('sha256').update(large).digest('hex').slice(0, HASH_LENGTH)
  const { width, height } = pixels.info
  const facts = { width, height, colour: await averageColour(pixels) }
  const smaller = await encodeFiles(pixels, pictureFiles(hash, facts).slice(0, -1), 'webp')
  return { hash, facts, files: [...smaller, { name: largestFile(hash), bytes: large }], pixels }
}

/** What an upload shows, upright and in sRGB, without anything else that stood in its file. Throws a `ProblemError` that names the refusal. */
export async function readStillPicture(upload: Uint8Array): Promise<Pixels> {
  await requireStillPicture(upload)
  return decode(upload)
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
    return await readHeader(upload)
  } catch (cause) {
    throw pictureRefused('type', cause)
  }
}

async function decode(upload: Uint8Array): Promise<Pixels> {
  try {
    return await decodePicture(upload)
  } catch (cause) {
    throw pictureRefused('unreadable', cause)
  }
}
