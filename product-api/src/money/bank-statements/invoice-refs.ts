import { foldedTitle } from './order-refs.ts'

/** An invoice or a correction that the title of a transfer may name. */
export type InvoiceRef = { series: string; sequence: number }

const MAX_REFS = 20
const MAX_SEQUENCE = 999_999

/** What people write before a number: `FV`, `faktura VAT nr`, `f-ra`; and corrections `FK`. */
const WORD = String.raw`(?<!\p{L})(?:(?<fk>FK)|F\.?VA?T?|FA|F-?RA|FAKT(?:UR\p{L}{0,3})?|FAKTUR\p{L}{1,3})`
const BETWEEN = String.raw`[^\p{L}\d]{0,3}(?:VAT)?[^\p{L}\d]{0,3}(?:(?:NR|NO|NUMER)[^\p{L}\d]{0,3})?(?:FV[^\p{L}\d]{0,3})?`
const MARK = String.raw`[^\p{L}\d]{1,3}`

const NUMBERS = [
  // `FV/2026/0003`, `FV 26/0003`
  String.raw`${WORD}${BETWEEN}(?<year>(?:20)?\d{2})${MARK}(?<sequence>\d{1,6})(?!\d)`,
  // `FV 3/2026`, `FV 0003/26`
  String.raw`${WORD}${BETWEEN}(?<sequence>\d{1,6})${MARK}(?<year>(?:20)?\d{2})(?!\d)`,
  // `2026/0003`
  String.raw`(?<!\d|FK[^\p{L}\d]{0,3})(?<year>20\d{2})\s?[/-]\s?(?<sequence>\d{4,6})(?!\d)`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** Without what stands between: marks that were lost, and blanks where a line was wrapped. */
const SQUEEZED = /F(?<fk>K)?(?:VA?T?|A|RA|AKTUR[A-Z]{1,2})?(?:VAT)?(?:NR)?(?<year>20\d{2})(?<digits>\d{4,6})/g

/** The shop writes four digits: more of them are a number above 9999, or something that stood behind. */
const sequencesIn = (digits: string): number[] =>
  (digits.startsWith('0') ? [4] : [4, 5, 6])
    .filter((length) => length <= digits.length)
    .map((length) => Number(digits.slice(0, length)))

const refOf = (fk: string | undefined, year: string, sequence: number): InvoiceRef => ({
  series: `${fk ? 'FK' : 'FV'}/${year.length === 2 ? `20${year}` : year}`,
  sequence,
})

function written(text: string): InvoiceRef[] {
  return NUMBERS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups = {} }) =>
      refOf(groups['fk'], groups['year'] ?? '', Number(groups['sequence'])),
    ),
  )
}

function squeezed(text: string): InvoiceRef[] {
  return [...text.replaceAll(/[^A-Z\d]/g, '').matchAll(SQUEEZED)].flatMap(({ groups = {} }) =>
    sequencesIn(groups['digits'] ?? '').map((sequence) =>
      refOf(groups['fk'], groups['year'] ?? '', sequence),
    ),
  )
}

/** Reads a title however people write the number of an invoice, and however a bank has cut it. */
export function invoiceRefsOf(title: string): InvoiceRef[] {
  const text = foldedTitle(title)
  const found = new Map<string, InvoiceRef>()
  for (const ref of [...written(text), ...squeezed(text)])
    if (ref.sequence >= 1 && ref.sequence <= MAX_SEQUENCE) found.set(`${ref.series}/${ref.sequence}`, ref)
  return [...found.values()].slice(0, MAX_REFS)
}
