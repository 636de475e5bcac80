import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { createFolderTransport } from './folder-transport.ts'
import type { MailAddress } from './letter.ts'
import { startMailWorker, type MailWorker } from './mail-worker.ts'
import { createOutbox } from './outbox.queries.ts'
import { LEASE_MS, patientPace } from './pace.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** `.example` belongs to nobody (RFC 2606). */
const localSender: MailAddress = { name: 'Bieżnik', address: 'biuro@bieznik.example' }

/** Sends the queued mails from now on: to the mail server, or into a folder when there is none. */
export function startMail(env: Env, db: Database, logger: Logger): MailWorker {
  const transport = env.SMTP_URL
    ? createSmtpTransport(env.SMTP_URL)
    : createFolderTransport(resolve(env.MAIL_OUTBOX_DIR))
  logger.info(`mails go to ${transport.description}`)
  const sender = { from: env.MAIL_FROM ?? localSender, siteUrl: env.SITE_URL }
  return startMailWorker({
    outbox: createOutbox(db, { leaseMs: LEASE_MS }),
    transport,
    compose: (mail) => composeOrderMail(db, sender, mail),
    logger,
    pace: patientPace,
  })
}
