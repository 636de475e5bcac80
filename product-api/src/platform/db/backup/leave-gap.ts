import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import pg, { type ClientBase } from 'pg'
import { seriesOfYear, writtenNumber } from '../../../money/invoices/number-invoice.ts'
import { CONNECT_TIMEOUT_MS } from '../migrate.ts'
import { readSequences } from './contents.ts'

/** More than a shop gives out between two backups. */
export const GAP = 10_000
export const INVOICE_GAP = 1_000

/** By series, such as `FV/2026`. */
export type InvoiceNumbers = ReadonlyMap<string, number>

/** The last numbers that were issued, as far as the operator knows them. */
export type GivenOut = { lastOrder: number | null; lastInvoices: InvoiceNumbers }

/** What is known besides the database of the numbers that were issued. */
export type KnownNumbers = {
  operator: GivenOut
  /** The last numbers that KSeF has received since. */
  inKsef: (since: Date) => Promise<InvoiceNumbers>
}

export const NOTHING_KNOWN: KnownNumbers = {
  operator: { lastOrder: null, lastInvoices: new Map() },
  inKsef: async () => new Map(),
}

/** Numbers that are skipped. */
export type Gap = {
  /** A table, or a series of invoices. */
  of: string
  /** null: there is none. */
  lastInBackup: string | null
  next: string
}

/** These leave the house: in mails, on labels, in addresses of pages. All others are moved with them. */
const SHOWN = ['orders', 'withdrawals', 'complaints', 'products']

async function skipIds(client: ClientBase, { lastOrder }: GivenOut): Promise<Gap[]> {
  const gaps: Gap[] = []
  for (const { name, lastValue, isCalled } of await readSequences(client)) {
    const table = name.replace(/_id_seq$/, '')
    const last = isCalled ? Number(lastValue) : Number(lastValue) - 1
    const from = table === 'orders' ? Math.max(last, lastOrder ?? 0) : last
    await client.query('select setval($1::regclass, $2::bigint, true)', [name, from + GAP])
    if (SHOWN.includes(table))
      gaps.push({ of: table, lastInBackup: last === 0 ? null : String(last), next: String(from + GAP + 1) })
  }
  return gaps
}

/** Years whose series may have grown since `since`. */
export function seriesSince(since: Date, now: Date): string[] {
  const yearOf = (time: Date) => Number(dayInWarsaw(time).slice(0, 4))
  const first = yearOf(since)
  const years = Array.from({ length: yearOf(now) - first + 1 }, (_, at) => first + at)
  return years.flatMap(seriesOfYear)
}

type Issued = { last: number; known: number | undefined; inKsef: number }

/**
 * The number behind which a series goes on. Only a part of the invoices goes to KSeF, so what it has is not the last one; but an
 * operator's number that lies before it is not either.
 */
function lastIssued({ last, known, inKsef }: Issued): number {
  const atLeast = Math.max(last, inKsef)
  return known === undefined || known < inKsef ? atLeast + INVOICE_GAP : Math.max(atLeast, known)
}

type Known = { inKsef: InvoiceNumbers; since: Date; now: Date }

async function skipInvoices(
  client: ClientBase,
  { lastInvoices }: GivenOut,
  { inKsef, since, now }: Known,
): Promise<Gap[]> {
  const gaps: Gap[] = []
  for (const series of new Set([...seriesSince(since, now), ...lastInvoices.keys(), ...inKsef.keys()])) {
    const { rows } = await client.query<{ last: number }>(
      'select last_number as last from invoice_series where name = $1',
      [series],
    )
    const last = rows[0]?.last ?? 0
    const issued = { last, known: lastInvoices.get(series), inKsef: inKsef.get(series) ?? 0 }
    const skipped = lastIssued(issued)
    await client.query(
      `insert into invoice_series (name, last_number, last_issued_on) values ($1, $2, $3)
       on conflict (name) do update set last_number = excluded.last_number,
         last_issued_on = greatest(invoice_series.last_issued_on, excluded.last_issued_on)`,
      [series, skipped, dayInWarsaw(now)],
    )
    const written = (sequence: number) => writtenNumber({ series, sequence })
    gaps.push({ of: series, lastInBackup: last === 0 ? null : written(last), next: written(skipped + 1) })
  }
  return gaps
}

/**
 * Moves every number of a database on: numbers that were issued after `since` and then lost are not issued again. A series of invoices
 * whose last number is known goes on right behind it. Returns the gaps that people will see.
 */
export async function leaveGap(
  url: string,
  { operator, inKsef: findInKsef }: KnownNumbers,
  since: Date,
): Promise<Gap[]> {
  const inKsef = await findInKsef(since)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query('begin')
    const gaps = [
      ...(await skipIds(client, operator)),
      ...(await skipInvoices(client, operator, { inKsef, since, now: new Date() })),
    ]
    await client.query('commit')
    return gaps
  } finally {
    await client.end()
  }
}
