import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { randomBytes } from 'node:crypto'

/** CRC-8: polynomial 0x07, from 0. */
function crc8(written: string): string {
  let crc = 0
  for (const byte of Buffer.from(written)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x80) === 0 ? (crc << 1) & 0xff : ((crc << 1) ^ 0x07) & 0xff
  }
  return crc.toString(16).toUpperCase().padStart(2, '0')
}

const hex = (digits: number): string =>
  randomBytes(digits / 2)
    .toString('hex')
    .toUpperCase()

const today = (): string => dayInWarsaw(new Date()).replaceAll('-', '')

/** A reference number, 36 characters: `20261128-SO-3D5A28BFDA-47C899773E-5C`. `SO` a session, `EE` an invoice, `AU` a login, `CR` a challenge. */
export const makeReference = (kind: 'SO' | 'EE' | 'AU' | 'CR' | 'TK'): string =>
  `${today()}-${kind}-${hex(10)}-${hex(10)}-${hex(2)}`

/** A number of KSeF, 35 characters (`numer-ksef.md`): `1234563218-20261128-0123456789AB-7C`. */
export function makeKsefNumber(nip: string): string {
  const body = `${nip}-${today()}-${hex(12)}`
  return `${body}-${crc8(body)}`
}
