import type { Logger } from 'pino'
import type { Database } from '../../db/client.ts'
import type { KsefClient } from './ksef-client.ts'

export interface SubmitDeps {
  db: Database
  client: KsefClient
  /** The address that checks invoices, such as https://qr.ksef.mf.gov.pl. */
  qrUrl: string
  /** Invoices are valid before they have their number: KSeF is told so of one that could not be sent at once. */
  hasCertificate: boolean
  mailQueued: () => void
  logger: Pick<Logger, 'error' | 'warn' | 'info'>
}
