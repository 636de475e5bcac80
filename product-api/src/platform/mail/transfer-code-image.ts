import { crc32, deflateSync } from 'node:zlib'
import type { Company } from '@bieznik/contract/platform/company'
import type { TransferDetails } from '@bieznik/contract/money/transfer'
import { encodeTransfer } from '../../money/payments/transfer/transfer-code.ts'

/** By which the mail refers to the image in it. */
export const TRANSFER_CODE = 'transfer-code'

/** Pixels of a module, and modules of white around the code. */
const SCALE = 5
const QUIET = 4

const WHITE = 255
const BLACK = 0

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** Lines of dark and light modules as a PNG in shades of grey (ISO/IEC 15948): mail programs show no SVG. */
export function pngOf(code: readonly (readonly boolean[])[]): Buffer {
  const side = (code.length + 2 * QUIET) * SCALE
  const line = (row: number) => {
    const modules = code[Math.floor(row / SCALE) - QUIET]
    // Each line begins with its filter, which is none.
    const pixels = Buffer.alloc(side + 1, WHITE)
    pixels[0] = 0
    for (let x = 0; x < side; x++) if (modules?.[Math.floor(x / SCALE) - QUIET]) pixels[x + 1] = BLACK
    return pixels
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits a pixel, grey.
  header[8] = 8
  const lines = Buffer.concat(Array.from({ length: side }, (_, row) => line(row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The QR code of a transfer, as a mail carries it; none where its amount is too large for one. */
export function transferCodeImages({ amount, title }: TransferDetails, company: Company) {
  const code = encodeTransfer({ ...company, amount, title })
  if (!code) return []
  return [{ filename: 'przelew.png', content: pngOf(code), contentType: 'image/png', cid: TRANSFER_CODE }]
}
