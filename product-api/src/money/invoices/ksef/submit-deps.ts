import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/client.ts'
import type { KsefClient } from './ksef-client.ts'

export interface SubmitDeps {
  db: Database
  client: KsefClient
  /** The address that checks invoices, such as https://qr.ksef.mf.gov.pl. */
  qrUrl: string
  /** Invoices are valid before they have their number: one that could not be sent at once is marked as issued offline. */
  hasCertificate: boolean
  mailQueued: () => void
  logger: Pick<Logger, 'error' | 'warn' | 'info'>
}
