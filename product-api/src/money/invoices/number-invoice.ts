import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { invoiceSeries } from '../../platform/db/schema/invoices.ts'

/** What the numbers of a kind begin with: invoices, and their corrections. */
const prefixes = { invoice: 'FV', correction: 'FK' } as const
type InvoiceKind = keyof typeof prefixes

/** `FV/2026` and `FK/2026` */
export const seriesOfYear = (year: number): string[] =>
  Object.values(prefixes).map((prefix) => `${prefix}/${year}`)

const DIGITS = 4

export type InvoiceNumber = { series: string; sequence: number; issuedOn: string }

/** `FV/2026/0001` */
export const writtenNumber = ({ series, sequence }: Pick<InvoiceNumber, 'series' | 'sequence'>): string =>
  `${series}/${String(sequence).padStart(DIGITS, '0')}`

/**
 * Takes the next number of the year's series. Others wait until the transaction ends: committed, the number is taken; aborted, the next
 * one gets it. The day is never before that of the number before.
 */
export async function takeNumber(tx: Transaction, kind: InvoiceKind, now: Date): Promise<InvoiceNumber> {
  const today = dayInWarsaw(now)
  const series = `${prefixes[kind]}/${today.slice(0, 4)}`
  const [taken] = await tx
    .insert(invoiceSeries)
    .values({ name: series, lastNumber: 1, lastIssuedOn: today })
    .onConflictDoUpdate({
      target: invoiceSeries.name,
      set: {
        lastNumber: sql`${invoiceSeries.lastNumber} + 1`,
        lastIssuedOn: sql`greatest(${invoiceSeries.lastIssuedOn}, excluded.last_issued_on)`,
      },
    })
    .returning()
  if (!taken) throw new Error('invoices: no number was taken')
  return { series, sequence: taken.lastNumber, issuedOn: taken.lastIssuedOn }
}
