import type { bankFormats, StatementProblem } from '@bieznik/contract/money/bank-statement'

/** One movement on the account, as a file has it. */
export type StatementEntry = {
  /** `YYYY-MM-DD` */
  bookedOn: string
  /** grosze, or hundredths of another currency; negative: money that left. */
  amount: number
  currency: string
  title: string
  payer: string
  /** Digits; empty: the file does not say. */
  payerAccount: string
  /** The bank takes back a credit (storno): it was booked by mistake, or was returned. */
  isReversal: boolean
}

/** Hundredths: the balance that a file says, and what its movements come to. */
export type Balances = { stated: number; computed: number }

export type StatementFile = {
  format: (typeof bankFormats)[number]
  /** 26 digits each; empty: the file does not say of which account it is. */
  accounts: string[]
  entries: StatementEntry[]
}

/** A file of which nothing can be imported. */
export class StatementError extends Error {
  readonly problem: StatementProblem
  /** Where, counting from 1. Null: nowhere in particular. */
  readonly line: number | null
  /** Of `sums_differ`. */
  readonly balances: Balances | null

  constructor(problem: StatementProblem, line: number | null = null, balances: Balances | null = null) {
    super(`bank statement: ${problem}`)
    this.name = 'StatementError'
    this.problem = problem
    this.line = line
    this.balances = balances
  }
}

/** Throws a StatementError unless the movements come to the balance that is said. */
export function requireBalance(stated: number, computed: number, line: number): void {
  if (stated !== computed) throw new StatementError('sums_differ', line, { stated, computed })
}

/** Whether the bank calls a transaction the reversal of another; what a payer writes in a title says nothing. */
export const isStorno = (transaction: string): boolean => /^\P{L}*(?:\p{L}+\P{L}+)?storno/iu.test(transaction)

/** The digits of an account as banks write it, with or without blanks, `PL` and quotation marks; empty: it is none of 26 digits. */
export function accountOf(text: string): string {
  const digits = text.replaceAll(/[\s'"-]/g, '').replace(/^\/?(?:PL)?/i, '')
  return /^\d{26}$/.test(digits) ? digits : ''
}

/** One line without control characters and doubled blanks. */
export const oneBlank = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

/** `-1 234,56 PLN`, `+1234.56`: hundredths, and the currency if it is said. null: it is no amount. */
export function amountOf(text: string): { amount: number; currency: string | null } | null {
  const [, sign, whole = '', part = '', currency] =
    /^([+-]?)(\d{1,12})[.,](\d{2})([A-Z]{3})?$/.exec(text.replaceAll(/[\s']/g, '').replace('−', '-')) ?? []
  if (whole === '') return null
  const hundredths = Number(whole) * 100 + Number(part)
  return { amount: sign === '-' && hundredths > 0 ? -hundredths : hundredths, currency: currency ?? null }
}

/** Whether a text is a day of the calendar on which a bank may have booked something. */
export function isDay(text: string): boolean {
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
