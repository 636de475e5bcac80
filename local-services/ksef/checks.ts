import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { isNip } from '@bieznik/contract/catalogue/registration-numbers'

/** Bytes of an invoice without attachments. */
const MOST_BYTES = 1_000_000

/** Code points that XML 1.0 has no room for or discourages, as `weryfikacja-faktury.md` of 09.04.2026 lists them, but for the last two of each plane. */
const forbidden = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0xd8_00, 0xdf_ff],
  [0xfd_d0, 0xfd_ef],
] as const

/** Whether KSeF refuses a document with the character. */
export const isForbidden = (point: number): boolean =>
  (point & 0xff_fe) === 0xff_fe || forbidden.some(([first, last]) => point >= first && point <= last)

export const elementOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

export const withinElement = (xml: string, name: string): string =>
  new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? ''

/** Characters that are written as a number are those characters. */
const unescaped = (xml: string): string =>
  xml.replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_sign, hex?: string, decimal?: string) =>
    String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  )

function isReadable(document: Buffer): boolean {
  if (document.length > MOST_BYTES || document.subarray(0, 3).equals(Buffer.from('efbbbf', 'hex')))
    return false
  const xml = document.toString('utf8')
  // What is no UTF-8 is not read as it was sent.
  if (!Buffer.from(xml).equals(document)) return false
  const [, encoding = 'UTF-8'] = /^<\?xml [^>]*encoding="([^"]*)"/.exec(xml) ?? []
  if (encoding.toUpperCase() !== 'UTF-8' || /<\?(?!xml )/.test(xml)) return false
  return !Array.from(unescaped(xml), (sign) => sign.codePointAt(0) ?? 0).some(isForbidden)
}

const nipsOf = (xml: string): string[] =>
  ['Podmiot1', 'Podmiot2', 'Podmiot3'].flatMap((party) => elementOf(withinElement(xml, party), 'NIP') || [])

/**
 * What the checks of KSeF come to (`weryfikacja-faktury.md`): null, or the code of the state. `nip`: who is logged in; `validate` throws for
 * what is not as the schema has it.
 */
export function objectionTo(
  document: Buffer,
  nip: string,
  validate: (xml: string) => void = () => undefined,
): 410 | 450 | null {
  if (!isReadable(document)) return 450
  const xml = document.toString('utf8')
  try {
    validate(xml)
  } catch {
    return 450
  }
  if (elementOf(withinElement(xml, 'Podmiot1'), 'NIP') !== nip) return 410
  const isOfTomorrow = elementOf(xml, 'P_1') > dayInWarsaw(new Date())
  return isOfTomorrow || !nipsOf(xml).every(isNip) ? 450 : null
}
