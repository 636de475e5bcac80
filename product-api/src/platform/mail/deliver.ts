import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/database-away.ts'
import { pause } from './wake-signal.ts'
import { describeFailure } from '@bieznik/backend-kit/mail/describe-failure'
import { isPermanentFailure } from '@bieznik/backend-kit/mail/permanent-failure'
import type { Letter, MailTransport } from '@bieznik/backend-kit/mail/letter'
import type { Outbox, QueuedMail } from './outbox.queries.ts'
import type { Backoff } from './backoff.ts'
import { ObsoleteMail } from './obsolete-mail.ts'

export type MailDeps = {
  outbox: Outbox
  transport: MailTransport
  compose: (mail: QueuedMail) => Promise<Letter>
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  backoff: Backoff
  /** How many mails are on their way at a time; left out: one. */
  connections?: number
}

/** `closed`: it was no mail's fault, and the next one would fare no better. */
export type Outcome = 'sent' | 'obsolete' | 'failed' | 'nothing due' | 'closed'

function traceOf({ id, about, kind, tries }: QueuedMail) {
  return { mail: id, ...about, kind, tries }
}

async function noteFailure(
  { outbox, logger, backoff }: MailDeps,
  mail: QueuedMail,
  { failure, isPermanent = false }: { failure: string; isPermanent?: boolean },
): Promise<Outcome> {
  const trace = { ...traceOf(mail), failure }
  if (isPermanent || mail.tries >= backoff.maxTries) {
    await outbox.setAside(mail, failure)
    logger.error(trace, 'mail: given up')
  } else {
    await outbox.putOff(mail, { delayMs: backoff.retryAfterMs(mail.tries), failure })
    logger.warn(trace, 'mail: not sent, tried again later')
  }
  return 'failed'
}

async function evaluateFailure(
  deps: MailDeps,
  mail: QueuedMail,
  error: unknown,
  stopNow: AbortSignal,
): Promise<Outcome> {
  const { outbox, transport, logger, backoff } = deps
  const failure = describeFailure(error)
  const undecided = pause(backoff.sendWithinMs, stopNow).then(() => true)
  const isClosed = stopNow.aborted || (await Promise.race([transport.isToBlame(error), undecided]))
  if (!isClosed) return noteFailure(deps, mail, { failure, isPermanent: isPermanentFailure(error) })
  await outbox.release(mail)
  if (!stopNow.aborted) logger.error({ failure }, `mail: no mail goes out to ${transport.description}`)
  return 'closed'
}

/** Composes a mail; one that cannot be composed is that mail's own failure, unless the database is away. An obsolete one is dropped. */
async function composeOrNote(deps: MailDeps, mail: QueuedMail): Promise<Letter | Outcome> {
  try {
    return await deps.compose(mail)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (error instanceof ObsoleteMail) {
      await deps.outbox.drop(mail)
      deps.logger.info(traceOf(mail), 'mail: obsolete, not sent')
      return 'obsolete'
    }
    deps.logger.error({ ...traceOf(mail), err: error }, 'mail: could not be composed')
    return noteFailure(deps, mail, { failure: describeFailure(error) })
  }
}

/**
 * One try of the most urgent mail that is due. The queue is updated before and after, so a process that dies in between leaves at
 * most this one mail to be sent again, under the same Message-ID. Rejects when the database fails.
 */
export async function deliverNext(deps: MailDeps, stopNow: AbortSignal): Promise<Outcome> {
  const { outbox, transport, logger, backoff } = deps
  const mail = await outbox.claim()
  if (!mail) return 'nothing due'
  if (mail.tries > backoff.maxTries)
    return noteFailure(deps, mail, { failure: 'each try ended with its process' })
  const letter = await composeOrNote(deps, mail)
  if (typeof letter === 'string') return letter
  try {
    await transport.send(letter, AbortSignal.any([stopNow, AbortSignal.timeout(backoff.sendWithinMs)]))
  } catch (error) {
    return evaluateFailure(deps, mail, error, stopNow)
  }
  await outbox.markSent(mail)
  logger.info(traceOf(mail), 'mail: sent')
  return 'sent'
}
