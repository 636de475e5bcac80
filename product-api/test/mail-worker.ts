import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { deliveryCountriesSchema } from '@bieznik/contract/selling/delivery-countries'
import { createSmtpTransport } from '@bieznik/backend-kit/mail/smtp-transport'
import { pino } from 'pino'
import type { Database } from '../src/platform/db/client.ts'
import { composeMail } from '../src/platform/mail/compose-mail.ts'
import type { MailDeps } from '../src/platform/mail/deliver.ts'
import { startMailWorker, type MailWorker } from '../src/platform/mail/mail-worker.ts'
import { createOutbox } from '../src/platform/mail/outbox.queries.ts'
import { patientBackoff, type Backoff } from '../src/platform/mail/backoff.ts'

/** Long enough for a try, short enough to wait for. */
export const SHORT_LEASE_MS = 3_000

/** The backoff of the shop without its patience. */
export const quickBackoff: Backoff = {
  ...patientBackoff,
  pollMs: 50,
  sendWithinMs: 2_000,
  stopWithinMs: 200,
  retryAfterMs: () => 0,
  pauseMs: () => 50,
}

export const sender = {
  from: { name: 'Bieżnik', address: 'sklep@bieznik.example' },
  siteUrl: 'https://bieznik.example',
  linkSecrets: ['a-secret-of-the-tests'],
  company: exampleCompany,
  deliveryCountries: deliveryCountriesSchema.parse('PL'),
}

type TestWorker = Partial<MailDeps> & { db: Database; smtpUrl: string }

/** The worker as the shop runs it, over this mail server and in a hurry. */
export function startTestWorker({ db, smtpUrl, ...replaced }: TestWorker): MailWorker {
  return startMailWorker({
    outbox: createOutbox(db, { leaseMs: SHORT_LEASE_MS }),
    transport: createSmtpTransport(smtpUrl),
    compose: (mail) => composeMail(db, sender, mail),
    logger: pino({ level: 'silent' }),
    backoff: quickBackoff,
    ...replaced,
  })
}
