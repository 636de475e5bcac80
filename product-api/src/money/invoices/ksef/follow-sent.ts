import { eq, sql } from 'drizzle-orm'
import { ksefSubmissions } from '../../../platform/db/schema/ksef-submissions.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { inSeconds } from '../../../platform/jobs/leased-queue.ts'
import { invoiceContentSchema } from '../invoice-content.ts'
import { isOwnDocument } from './is-own-document.ts'
import type { KsefReference } from './ksef-client.ts'
import { codeOf, exceptions, KsefBusy, KsefError } from './ksef-error.ts'
import type { SubmitDeps } from './submit-deps.ts'
import { change, claimSent, putOff, readInvoice, release, type Submission } from './submissions.queries.ts'
import { verificationUrl } from './verification-url.ts'

/** Steps of one run. */
const AT_ONCE = 100
/** Seconds until an invoice that KSeF did not look at is sent again, twice as long each time, an hour at most. */
const SEND_AGAIN_AFTER_S = 60
const LONGEST_DELAY_S = 3_600

/** Asks what has become of what was sent, and for what confirms it. A failure puts one off, longer each time; the limits end the run. */
export async function followSent(deps: SubmitDeps): Promise<void> {
  const { db, logger } = deps
  for (let steps = 0; steps < AT_ONCE; steps += 1) {
    const submission = await claimSent(db)
    if (!submission) return
    try {
      await follow(deps, submission)
    } catch (error) {
      if (error instanceof KsefBusy) return release(db, [submission], error.waitMs)
      const { invoiceId, state } = submission
      logger.error({ err: error, invoiceId, state }, 'ksef: a step of an invoice failed')
      if (state === 'sent' && isUnknownSession(error)) await sendAgain(deps, submission, codeOf(error))
      else await putOff(db, submission, codeOf(error))
    }
  }
}

const isUnknownSession = (error: unknown): boolean =>
  error instanceof KsefError && error.exception === exceptions.unknownSession

/** One step of one invoice: asked after, or confirmed. */
async function follow(deps: SubmitDeps, submission: Submission): Promise<void> {
  const { db, client } = deps
  const { invoiceId, sessionReference: session, invoiceReference: invoice, ksefNumber } = submission
  if (session === null || invoice === null) throw new Error('ksef: a sent invoice has no reference')
  if (ksefNumber === null) return decide(deps, submission, { session, invoice })
  const confirmation = await client.confirmationOf({ session, ksefNumber })
  await change(db, invoiceId, { confirmation, lastFailure: null })
}

async function decide(deps: SubmitDeps, submission: Submission, reference: KsefReference): Promise<void> {
  const { db, client } = deps
  const status = await client.statusOf(reference)
  if (status.kind === 'pending') return putOff(db, submission, null)
  if (status.kind === 'upset') return sendAgain(deps, submission, String(status.code))
  if (status.kind === 'refused') return stop(deps, submission, 'refused', String(status.code))
  if (status.kind === 'accepted') return accept(deps, submission, { ...status, session: reference.session })
  const { invoice } = await readInvoice(db, submission.invoiceId)
  if (await isOwnDocument(client, status, invoice.sha256, submission.tries))
    return accept(deps, submission, status)
  await stop(deps, submission, 'number_taken', '440')
}

/** For a person to look at: nothing is mailed, and nothing of the other document is stored. */
async function stop(
  { db, logger }: SubmitDeps,
  { invoiceId }: Submission,
  state: 'refused' | 'number_taken',
  failure: string,
): Promise<void> {
  await change(db, invoiceId, { state, lastFailure: failure })
  logger.error({ invoiceId, code: failure }, 'ksef: an invoice was refused')
}

/** KSeF failed for a reason that is not in the document. */
async function sendAgain({ db, logger }: SubmitDeps, submission: Submission, failure: string): Promise<void> {
  const { invoiceId, resends } = submission
  const delay = Math.min(SEND_AGAIN_AFTER_S * 2 ** Math.min(resends, 6), LONGEST_DELAY_S)
  logger.warn({ invoiceId, code: failure, resends }, 'ksef: an invoice is sent again')
  await change(db, invoiceId, {
    state: 'waiting',
    sessionReference: null,
    invoiceReference: null,
    lastFailure: failure,
    resends: resends + 1,
    dueAt: inSeconds(delay),
  })
}

/** Stores the KSeF number and queues the mail to the buyer, in one transaction. The confirmation (UPO) is fetched next. */
async function accept(
  { db, qrUrl, mailQueued }: SubmitDeps,
  { invoiceId }: Submission,
  { ksefNumber, session }: { ksefNumber: string; session: string },
): Promise<void> {
  const { invoice, email: recipient } = await readInvoice(db, invoiceId)
  const { seller } = invoiceContentSchema.parse(invoice.content)
  const { issuedOn, sha256, orderId, language } = invoice
  await db.transaction(async (tx) => {
    await tx
      .update(ksefSubmissions)
      .set({
        state: 'accepted',
        ksefNumber,
        sessionReference: session,
        verificationUrl: verificationUrl(qrUrl, { nip: seller.nip, issuedOn, sha256 }),
        acceptedAt: sql`now()`,
        lastFailure: null,
        tries: 0,
        dueAt: sql`now()`,
      })
      .where(eq(ksefSubmissions.invoiceId, invoiceId))
    await queueMail(tx, 'invoice_issued', { orderId, invoiceId }, { recipient, language })
  })
  mailQueued()
}
