import type { bankFormats, StatementProblem } from '@bieznik/contract/bank-statement'

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
}

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

  constructor(problem: StatementProblem, line: number | null = null) {
    super(`bank statement: ${problem}`)
    this.name = 'StatementError'
    this.problem = problem
    this.line = line
  }
}

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
    /^([+-]?)(\d{1,9})[.,](\d{2})([A-Z]{3})?$/.exec(text.replaceAll(/[\s']/g, '').replace('−', '-')) ?? []
  if (whole === '') return null
  const hundredths = Number(whole) * 100 + Number(part)
  return { amount: sign === '-' && hundredths > 0 ? -hundredths : hundredths, currency: currency ?? null }
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
