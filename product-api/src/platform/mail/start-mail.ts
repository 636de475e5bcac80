import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { linkSecretsOf, type Env } from '../../env.ts'
import { composeMail } from './compose-mail.ts'
import { createFolderTransport } from '@bieznik/backend-kit/mail/folder-transport'
import { startMailWorker, type MailWorker } from './mail-worker.ts'
import { createOutbox } from './outbox.queries.ts'
import { LEASE_MS, patientBackoff } from './backoff.ts'
import { readCompany } from '@bieznik/backend-kit/read-company'
import { createSmtpTransport } from '@bieznik/backend-kit/mail/smtp-transport'

/** At a mail server that takes a quarter of a second for each, a thousand mails of a recall leave in a minute and a half. */
const CONNECTIONS = 3

/** Sends the queued mails from now on: to the mail server, or into a folder when there is none. */
export function startMail(env: Env, db: Database, logger: Logger): MailWorker {
  const transport = env.SMTP_URL
    ? createSmtpTransport(env.SMTP_URL)
    : createFolderTransport(resolve(env.MAIL_OUTBOX_DIR))
  logger.info(`mail: goes to ${transport.description}`)
  const company = readCompany(env.COMPANY_FILE)
  const ownAddress = { name: company.legalName, address: company.email }
  const sender = {
    from: env.MAIL_FROM ?? ownAddress,
    siteUrl: env.SITE_URL,
    linkSecrets: linkSecretsOf(env),
    company,
    deliveryCountries: env.DELIVERY_COUNTRIES,
  }
  return startMailWorker({
    outbox: createOutbox(db, { leaseMs: LEASE_MS }),
    transport,
    compose: (mail) => composeMail(db, sender, mail),
    logger,
    backoff: patientBackoff,
    connections: CONNECTIONS,
  })
}
