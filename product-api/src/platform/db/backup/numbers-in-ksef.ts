import type { Environment } from '@bieznik/backend-kit/configuration/read-variables'
import { readCompany } from '@bieznik/backend-kit/read-company'
import { readKsefAccess } from '../../../env.ts'
import { createKsefClient } from '../../../money/invoices/ksef/ksef-client.ts'
import { KsefError } from '../../../money/invoices/ksef/ksef-error.ts'
import { createKsefPace } from '../../../money/invoices/ksef/ksef-limits.ts'
import { writtenNumber } from '../../../money/invoices/number-invoice.ts'
import { connectDatabase } from '../client.ts'
import { explain } from './back-up.ts'
import { readInvoiceNumber } from './last-numbers.ts'
import type { InvoiceNumbers } from './leave-gap.ts'

export type InKsef = {
  /** The highest number that KSeF has of each series. */
  lastInvoices: InvoiceNumbers
  /** For the operator: what was found, or why KSeF was not asked. */
  report: string
}

/** The highest number of each series of ours; the seller may have invoices of other programs in KSeF as well. */
function highestOf(numbers: readonly string[]): Map<string, number> {
  const highest = new Map<string, number>()
  for (const written of numbers) {
    const [series, sequence] = readInvoiceNumber(written) ?? []
    if (series !== undefined && sequence !== undefined)
      highest.set(series, Math.max(sequence, highest.get(series) ?? 0))
  }
  return highest
}

function whyNot(error: unknown): string {
  const isForbidden = error instanceof KsefError && error.code === 403
  const todo = isForbidden ? 'KSEF_TOKEN needs the right to read invoices' : explain(error)
  return `KSeF could not be asked: ${todo}. Numbers are left out without it.`
}

/** Invoices that KSeF may have received before our clock says so. */
const CLOCKS_DIFFER_MS = 10 * 60_000

const NOT_CONFIGURED: InKsef = {
  lastInvoices: new Map(),
  report: 'KSeF was not asked: KSEF_URL and KSEF_TOKEN are not set.',
}

/**
 * Finds which numbers KSeF knows of those that were issued since. It is a check beside what the operator knows: a restore does not fail
 * with it. `url`: a database of the shop, by which all of its processes together keep to KSeF's limits.
 */
export type FindInKsef = (url: string, since: Date) => Promise<InKsef>

/** Throws a ConfigurationError, so that a wrong variable is known before anything is restored. */
export function configuredKsef(source?: Environment): FindInKsef {
  const { KSEF_URL: ksefUrl, KSEF_TOKEN: token, COMPANY_FILE: file } = readKsefAccess(source)
  if (ksefUrl === undefined || token === undefined) return async () => NOT_CONFIGURED
  const { nip } = readCompany(file)
  return async (url, since) => {
    const { db, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
    try {
      const client = createKsefClient({ url: ksefUrl, token, nip, pace: createKsefPace(db) })
      const from = new Date(since.getTime() - CLOCKS_DIFFER_MS)
      const lastInvoices = highestOf(await client.issuedSince(from))
      const found = Array.from(lastInvoices, ([series, sequence]) => writtenNumber({ series, sequence }))
      const last = found.length === 0 ? 'no number of the shop' : `as the last numbers ${found.join(', ')}`
      return { lastInvoices, report: `KSeF has received since ${from.toISOString()} ${last}.` }
    } catch (error) {
      return { lastInvoices: new Map(), report: whyNot(error) }
    } finally {
      await pool.end()
    }
  }
}
