import type { Company } from '@bieznik/contract/platform/company'
import type { TransferDetails } from '@bieznik/contract/money/transfer'
import { greyPng } from './grey-png.ts'
import { encodeTransfer } from '../../money/payments/transfer/transfer-code.ts'

/** By which the mail refers to the image in it. */
export const TRANSFER_CODE = 'transfer-code'

/** Pixels of a module, and modules of white around the code. */
const SCALE = 5
const QUIET = 4

/** Lines of dark and light modules. */
export function pngOf(code: readonly (readonly boolean[])[]): Buffer {
  const moduleAt = (pixel: number) => Math.floor(pixel / SCALE) - QUIET
  const side = (code.length + 2 * QUIET) * SCALE
  return greyPng(side, (x, y) => (code[moduleAt(y)]?.[moduleAt(x)] ? 0 : 255))
}

/** The QR code of a transfer, as a mail carries it; none where its amount is too large for one. */
export function transferCodeImages({ amount, title }: TransferDetails, company: Company) {
  const code = encodeTransfer({ ...company, amount, title })
  if (!code) return []
  return [{ filename: 'przelew.png', content: pngOf(code), contentType: 'image/png', cid: TRANSFER_CODE }]
}
