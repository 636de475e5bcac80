import { MAX_STATEMENT_LINES } from '@bieznik/contract/money/bank-statement'
import { mt940Details } from './mt940-details.ts'
import { mt940Fields, type Mt940Field } from './mt940-fields.ts'
import {
  accountOf,
  isDay,
  requireBalance,
  StatementError,
  type StatementEntry,
  type StatementFile,
} from './statement-file.ts'

/*
 * SWIFT MT940 as Polish banks send it: several statements in a file, with or without the envelope of SWIFT. What its lines are is decided in
 * `mt940-fields.ts`, what a movement is for in `mt940-details.ts`.
 */

/** `:61:` */
type Movement = { bookedOn: string; amount: number; mark: string }

export const isMt940 = (text: string): boolean => /^(?:\{.*\{4:)?:20:/m.test(text) && /^:60[FM]:/m.test(text)

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
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,12},\d{0,2})[A-Z]/

function balanceOf({ text, line }: Mt940Field): { amount: number; currency: string } {
  const [, sign, , currency = '', amount = ''] = BALANCE.exec(text) ?? []
  if (currency === '') throw new StatementError('bad_line', line)
  return { amount: (sign === 'D' ? -1 : 1) * hundredthsOf(amount), currency }
}

function movementOf({ text, line }: Mt940Field): Movement {
  const [, value = '', booked, mark = '', amount = ''] = MOVEMENT.exec(text) ?? []
  const valueDay = dayOf(value)
  const bookedOn = isDay(valueDay) ? bookingDayOf(valueDay, booked) : ''
  if (bookedOn === '') throw new StatementError('bad_line', line)
  // A credit that is taken back leaves the account, and a debit that is taken back comes to it.
  const sign = mark === 'C' || mark === 'RD' ? 1 : -1
  return { bookedOn, amount: sign * hundredthsOf(amount), mark }
}

/** `PL…`, `/PL…`, the bare 26 digits, or a bank's sort code before a slash. */
function accountOfField(text: string): string {
  const [first = ''] = text.split('\n')
  return (
    accountOf(first.replace(/[A-Z]{3}$/, '')) ||
    accountOf(first.slice(first.lastIndexOf('/') + 1).replace(/[A-Z]{3}$/, ''))
  )
}

/** A movement with the fields `:86:` that follow it. */
function movementsOf(fields: readonly Mt940Field[]): (Movement & { texts: string[] })[] {
  const movements: (Movement & { texts: string[] })[] = []
  let open: string[] | null = null
  for (const field of fields) {
    if (field.tag === '61') movements.push({ ...movementOf(field), texts: (open = []) })
    else if (field.tag === '86') open?.push(field.text)
    else open = null
  }
  return movements
}

function entryOf(
  { bookedOn, amount, mark, texts }: ReturnType<typeof movementsOf>[number],
  currency: string,
): StatementEntry {
  const { isStorno, ...details } = mt940Details(texts)
  return {
    bookedOn,
    // A debit that was taken back counts as money that left: no order is paid by one.
    amount: mark === 'C' ? amount : -Math.abs(amount),
    currency,
    ...details,
    isReversal: mark === 'RC' || (mark === 'D' && isStorno),
  }
}

/** One statement: from `:20:` to the field before the next one. */
function readStatement(fields: readonly Mt940Field[]): { account: string; entries: StatementEntry[] } {
  const one = (tag: RegExp) => fields.find((field) => tag.test(field.tag))
  const [opening, closing] = [one(/^60[FM]$/), fields.findLast(({ tag }) => /^62[FM]$/.test(tag))]
  if (!opening) throw new StatementError('bad_line', fields[0]?.line ?? null)
  if (!closing) throw new StatementError('cut_off', fields.at(-1)?.line ?? null)
  const { amount: before, currency } = balanceOf(opening)
  const movements = movementsOf(fields)
  const sum = movements.reduce((total, { amount }) => total + amount, before)
  requireBalance(balanceOf(closing).amount, sum, closing.line)
  const entries = movements.map((movement) => entryOf(movement, currency))
  return { account: accountOfField(one(/^25P?$/)?.text ?? ''), entries }
}

/** Throws a StatementError. */
export function readMt940(text: string): StatementFile {
  const fields = mt940Fields(text)
  const starts = fields.flatMap(({ tag }, index) => (tag === '20' ? [index] : []))
  const statements = starts.map((start, index) => readStatement(fields.slice(start, starts[index + 1])))
  const entries = statements.flatMap((statement) => statement.entries)
  if (entries.length > MAX_STATEMENT_LINES) throw new StatementError('too_many_lines')
  const accounts = new Set(statements.map(({ account }) => account).filter((account) => account !== ''))
  return { format: 'mt940', accounts: [...accounts], entries }
}
