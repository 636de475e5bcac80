import { MAX_STATEMENT_LINES } from '@bieznik/contract/bank-statement'
import {
  accountOf,
  isDay,
  oneBlank,
  StatementError,
  type StatementEntry,
  type StatementFile,
} from './statement-file.ts'

/*
 * SWIFT MT940 as Polish banks send it: several statements in a file, with or without the envelope of SWIFT, and `:86:` in subfields behind
 * `~`, `<`, `?` or `^`: 20 to 29 are the title in pieces, 32 and 33 the payer, 38 or 31 the payer's account.
 */

type Field = { tag: string; text: string; line: number }

/** `:61:` */
type Movement = { bookedOn: string; amount: number; isCredit: boolean }

export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:60[FM]:/m.test(text)

function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  text.split(/\r\n|\n|\r/).forEach((written, index) => {
    const [, tag, rest = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(written) ?? []
    if (tag !== undefined) fields.push({ tag, text: rest, line: index + 1 })
    else if (!/^(?:-\}?.*|\{.*)?$/.test(written)) {
      const last = fields.at(-1)
      if (last) last.text += `\n${written}`
    }
  })
  return fields
}

const dayOf = (digits: string): string =>
  `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`

/** The day of booking has no year: it is the one that is nearest to the value date. */
function bookingDayOf(valueDay: string, monthAndDay: string | undefined): string {
  if (monthAndDay === undefined) return valueDay
  const year = Number(valueDay.slice(0, 4))
  const days = [year, year - 1, year + 1]
    .map((each) => `${each}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`)
    .filter(isDay)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDay))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? ''
}

/** `450,` and `450,5` are written as well. */
function hundredthsOf(text: string): number {
  const [whole = '', part = ''] = text.split(',')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,13},\d{0,2})/
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,9},\d{0,2})[A-Z]/

function balanceOf({ text, line }: Field): { amount: number; currency: string } {
  const [, sign, , currency = '', amount = ''] = BALANCE.exec(text) ?? []
  if (currency === '') throw new StatementError('bad_line', line)
  return { amount: (sign === 'D' ? -1 : 1) * hundredthsOf(amount), currency }
}

function movementOf({ text, line }: Field): Movement {
  const [, value = '', booked, mark = '', amount = ''] = MOVEMENT.exec(text) ?? []
  const valueDay = dayOf(value)
  const bookedOn = isDay(valueDay) ? bookingDayOf(valueDay, booked) : ''
  if (bookedOn === '') throw new StatementError('bad_line', line)
  // A credit that is taken back leaves the account; a debit that is taken back is no payment.
  const sign = mark === 'C' || mark === 'RD' ? 1 : -1
  return { bookedOn, amount: sign * hundredthsOf(amount), isCredit: mark === 'C' }
}

/** The pieces of a title are 27 or 35 characters long; after a full one no blank was there, or it was lost. */
const FULL_PIECE = 27

function joinPieces(pieces: readonly string[]): string {
  return pieces.reduce((joined, piece, index) => {
    const before = pieces[index - 1]?.length ?? FULL_PIECE
    return joined + (before >= FULL_PIECE ? '' : ' ') + piece
  }, '')
}

/** What banks fill empty subfields with. */
const FILLER = /^[ÿ˙\s]*$/

function detailsOf(text: string): Pick<StatementEntry, 'title' | 'payer' | 'payerAccount'> {
  const [, mark] = /^.{0,6}?([~<?^!|])\d{2}/s.exec(text) ?? []
  if (mark === undefined) return { title: oneBlank(text), payer: '', payerAccount: '' }
  const subfields = new Map<number, string>()
  for (const written of text
    .replaceAll(/[\r\n]/g, '')
    .split(mark)
    .slice(1)) {
    const [, number, content = ''] = /^(\d{2})(.*)$/s.exec(written) ?? []
    if (number !== undefined && !FILLER.test(content)) subfields.set(Number(number), content)
  }
  const range = (from: number, to: number) =>
    [...subfields].filter(([number]) => number >= from && number <= to).map(([, content]) => content)
  return {
    title: oneBlank(joinPieces(range(20, 29))),
    payer: oneBlank(joinPieces(range(32, 33))),
    payerAccount: accountOf(subfields.get(38) ?? '') || accountOf(subfields.get(31) ?? ''),
  }
}

/** `PL…`, `/PL…`, the bare 26 digits, or a bank's sort code before a slash. */
function accountOfField(text: string): string {
  const [first = ''] = text.split('\n')
  return (
    accountOf(first.replace(/[A-Z]{3}$/, '')) ||
    accountOf(first.slice(first.lastIndexOf('/') + 1).replace(/[A-Z]{3}$/, ''))
  )
}

/** One statement: from `:20:` to the field before the next one. */
function readStatement(fields: readonly Field[]): { account: string; entries: StatementEntry[] } {
  const one = (tag: RegExp) => fields.find((field) => tag.test(field.tag))
  const [opening, closing] = [one(/^60[FM]$/), fields.findLast(({ tag }) => /^62[FM]$/.test(tag))]
  if (!opening) throw new StatementError('bad_line', fields[0]?.line ?? null)
  if (!closing) throw new StatementError('cut_off', fields.at(-1)?.line ?? null)
  const { amount: before, currency } = balanceOf(opening)
  const { amount: after } = balanceOf(closing)
  const entries: StatementEntry[] = []
  let sum = before
  fields.forEach((field, index) => {
    if (field.tag !== '61') return
    const { bookedOn, amount, isCredit } = movementOf(field)
    const next = fields[index + 1]
    const details = detailsOf(next?.tag === '86' ? next.text : '')
    sum += amount
    // A debit that was taken back counts as money that left: no order is paid by one.
    entries.push({ bookedOn, amount: isCredit ? amount : -Math.abs(amount), currency, ...details })
  })
  if (sum !== after) throw new StatementError('sums_differ', closing.line)
  return { account: accountOfField(one(/^25P?$/)?.text ?? ''), entries }
}

/** Throws a StatementError. */
export function readMt940(text: string): StatementFile {
  const fields = fieldsOf(text)
  const starts = fields.flatMap(({ tag }, index) => (tag === '20' ? [index] : []))
  const statements = starts.map((start, index) => readStatement(fields.slice(start, starts[index + 1])))
  const entries = statements.flatMap((statement) => statement.entries)
  if (entries.length > MAX_STATEMENT_LINES) throw new StatementError('too_many_lines')
  const accounts = new Set(statements.map(({ account }) => account).filter((account) => account !== ''))
  return { format: 'mt940', accounts: [...accounts], entries }
}
