import { encode } from 'uqr'
import { paragraph, type Pdf } from '../pdf/pdf-sheet.ts'
import { writeCode } from '../pdf/write-code.ts'

/** The QR code that leads to the invoice in KSeF, with its number there and the address below. */
export function writeVerification(pdf: Pdf, { url, ksefNumber }: { url: string; ksefNumber: string }): void {
  writeCode(pdf, encode(url, { border: 0 }).data, 40)
  paragraph(pdf, `KSeF: ${ksefNumber}`)
  paragraph(pdf, url)
}
