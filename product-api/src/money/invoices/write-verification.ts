import { encode } from 'uqr'
import {
  needRoom,
  sideBySide,
  wholeWidth,
  write,
  writeSmall,
  type Pdf,
} from '../../platform/pdf/pdf-sheet.ts'
import { writeCode } from '../../platform/pdf/write-code.ts'
import type { Say } from './invoice-texts.ts'
import type { PrintedCodes } from './ksef/ksef-codes.ts'

/** In points: a signed address has about 500 characters. */
const LARGE = 140
const SMALL = 96

/** A code with its name and what it says beside it. */
function writeNamedCode(
  pdf: Pdf,
  size: number,
  { name, url, note }: { name: string; url: string; note?: string },
) {
  const { left, width } = wholeWidth(pdf)
  const beside = { left: left + size + 16, width: width - size - 16 }
  needRoom(pdf, size + 24)
  sideBySide(pdf, [
    () => writeCode(pdf, encode(url, { border: 0 }).data, { below: 0, size }),
    () => {
      pdf.y += 8
      write(pdf, name, beside)
      writeSmall(pdf, note ?? url, beside)
    },
  ])
}

/** The QR code that leads to the invoice in KSeF with its number there; while it has none, that of the seller's certificate as well. */
export function writeVerification(pdf: Pdf, codes: PrintedCodes, say: Say): void {
  const { url, ksefNumber, certificateUrl } = codes
  writeNamedCode(pdf, SMALL, { name: ksefNumber === null ? 'OFFLINE' : `KSeF: ${ksefNumber}`, url })
  if (ksefNumber !== null) return
  if (certificateUrl !== null)
    writeNamedCode(pdf, LARGE, { name: 'CERTYFIKAT', url: certificateUrl, note: '' })
  write(pdf, say(certificateUrl === null ? 'notHandedOver' : 'offline'), wholeWidth(pdf))
}
