import { encode } from 'uqr'
import { paragraph, type Pdf } from '../../platform/pdf/pdf-sheet.ts'
import { writeCode } from '../../platform/pdf/write-code.ts'
import type { Say } from './invoice-texts.ts'
import type { PrintedCodes } from './ksef/ksef-codes.ts'

/** In points: a signed address has about 500 characters. */
const LARGE = 140
const BELOW = 40

/** The QR code that leads to the invoice in KSeF with its number there; while it has none, that of the seller's certificate as well. */
export function writeVerification(pdf: Pdf, codes: PrintedCodes, say: Say): void {
  const { url, ksefNumber, certificateUrl } = codes
  writeCode(pdf, encode(url, { border: 0 }).data, { below: BELOW })
  paragraph(pdf, ksefNumber === null ? 'OFFLINE' : `KSeF: ${ksefNumber}`)
  paragraph(pdf, url)
  if (ksefNumber !== null) return
  if (certificateUrl !== null) {
    writeCode(pdf, encode(certificateUrl, { border: 0 }).data, { below: BELOW, size: LARGE })
    paragraph(pdf, 'CERTYFIKAT')
  }
  paragraph(pdf, say(certificateUrl === null ? 'notHandedOver' : 'offline'))
}
