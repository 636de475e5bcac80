import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Size {
  width: number
  height: number
}

/** Red on its left half, blue on its right: it shows whether it was turned. */
async function redAndBlue({ width, height }: Size) {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: '#00f' } as const
  const blue = await sharp({ create: half }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, gravity: 'east' },
  ])
}

/** A photograph as a phone saves it: lying on its side, with the place where it was taken. */
export async function phonePhotograph(size: Size): Promise<Buffer> {
  const picture = await redAndBlue(size)
  return picture
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Orientation: '6', Make: 'PhoneMaker', Copyright: 'Jan Kowalski' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1', GPSLongitude: '21/1 0/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

export async function stillPicture(format: 'jpeg' | 'png' | 'webp', size: Size): Promise<Buffer> {
  return (await redAndBlue(size)).toFormat(format).toBuffer()
}

export async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(frame))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** What a picture is, by its first bytes, and how large it says to be: AVIF is not decoded here. */
export function headOfAvif(file: Buffer) {
  const size = file.indexOf('ispe') + 'ispe'.length + 4
  return {
    type: file.subarray(4, 12).toString('latin1'),
    width: file.readUInt32BE(size),
    height: file.readUInt32BE(size + 4),
  }
}

/** About 110 KB of PNG that would become 900 million pixels. */
export function decompressionBomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
