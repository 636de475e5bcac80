import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A square PNG in shades of grey (ISO/IEC 15948), 0 is black: mail programs show no SVG. */
export function greyPng(side: number, shadeAt: (x: number, y: number) => number): Buffer {
  const line = (y: number) => {
    // Each line begins with its filter, which is none.
    const pixels = Buffer.alloc(side + 1)
    for (let x = 0; x < side; x++) pixels[x + 1] = shadeAt(x, y)
    return pixels
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits a pixel, grey.
  header[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, (_, y) => line(y))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
