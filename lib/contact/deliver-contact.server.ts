import 'server-only'
import { describeFailure } from '@bieznik/backend-kit/mail/describe-failure'
import { createFolderTransport } from '@bieznik/backend-kit/mail/folder-transport'
import type { MailTransport } from '@bieznik/backend-kit/mail/letter'
import { createSmtpTransport } from '@bieznik/backend-kit/mail/smtp-transport'
import { resolve } from 'node:path'
import { company } from '@/lib/company/company.server'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'
import { composeContactMail } from './compose-contact-mail.server'
import type { ContactRequest } from './contact-message'
import { sendByService } from './email-service.server'

/** How long a message may take to be accepted, in milliseconds; the browser waits longer. */
const DEADLINE_MS = 10_000

interface Delivery {
  description: string
  deliver: (request: ContactRequest, signal: AbortSignal) => Promise<void>
}

const ownAddress = { name: company.legalName, address: company.email }

function byMail({ description, send }: MailTransport): Delivery {
  const envelope = { from: env.MAIL_FROM ?? ownAddress, to: env.CONTACT_TO ?? ownAddress }
  return { description, deliver: (request, signal) => send(composeContactMail(request, envelope), signal) }
}

/** The e-mail sending service when it is configured, else the mail server, else files. */
function chooseDelivery(): Delivery {
  const {
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_PRIVATE_KEY: privateKey,
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
  } = env
  if (publicKey && serviceId && templateId) {
    const account = { url: env.EMAILJS_API_URL, publicKey, privateKey, serviceId, templateId }
    return {
      description: `the e-mail sending service at ${new URL(account.url).host}`,
      deliver: ({ from_name, from_email, phone, message }, signal) =>
        sendByService(account, { from_name, from_email, phone, message }, signal),
    }
  }
  return byMail(
    env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : createFolderTransport(resolve(env.MAIL_OUTBOX_DIR)),
  )
}

const delivery = chooseDelivery()

/** Hands a message over. Resolves when the other side has accepted it; else throws `upstream_failed`, without its words. */
export async function deliverContact(request: ContactRequest, requestId: string): Promise<void> {
  const { description, deliver } = delivery
  try {
    await deliver(request, AbortSignal.timeout(DEADLINE_MS))
  } catch (error) {
    throw new ProblemError('upstream_failed', 'the message was not accepted', {
      cause: new Error(`a contact message was not taken by ${description}: ${describeFailure(error)}`),
    })
  }
  log.info({ requestId }, `a contact message was taken by ${description}`)
}
