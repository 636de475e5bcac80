import { pino } from 'pino'
import type { Database } from '../src/db/client.ts'
import { composeOrderMail } from '../src/mail/compose-order-mail.ts'
import type { MailDeps } from '../src/mail/deliver.ts'
import { startMailWorker, type MailWorker } from '../src/mail/mail-worker.ts'
import { createOutbox } from '../src/mail/outbox.queries.ts'
import { patientPace, type Pace } from '../src/mail/pace.ts'
import { createSmtpTransport } from '../src/mail/smtp-transport.ts'

/** Long enough for a try, short enough to wait for. */
export const SHORT_LEASE_MS = 3_000

/** The pace of the shop without its patience. */
export const quickPace: Pace = {
  ...patientPace,
  pollMs: 50,
  sendWithinMs: 2_000,
  stopWithinMs: 200,
  retryAfterMs: () => 0,
  pauseMs: () => 50,
}

export const sender = {
  from: { name: 'Bieżnik', address: 'sklep@bieznik.example' },
  siteUrl: 'https://bieznik.example',
}

type TestWorker = Partial<MailDeps> & { db: Database; smtpUrl: string }

/** The worker as the shop runs it, over this mail server and in a hurry. */
export function startTestWorker({ db, smtpUrl, ...replaced }: TestWorker): MailWorker {
  return startMailWorker({
    outbox: createOutbox(db, { leaseMs: SHORT_LEASE_MS }),
    transport: createSmtpTransport(smtpUrl),
    compose: (mail) => composeOrderMail(db, sender, mail),
    logger: pino({ level: 'silent' }),
    pace: quickPace,
    ...replaced,
  })
}
