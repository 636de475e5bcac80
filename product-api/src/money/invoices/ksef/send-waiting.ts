import { inSeconds } from '../../../platform/jobs/leased-queue.ts'
import type { KsefSession } from './ksef-client.ts'
import { codeOf, exceptions, KsefBusy, KsefError } from './ksef-error.ts'
import type { SubmitDeps } from './submit-deps.ts'
import {
  change,
  claimWaiting,
  delayOf,
  putOff,
  readInvoice,
  release,
  type Submission,
} from './submissions.queries.ts'

/** Invoices of one session: those of a minute. */
const AT_ONCE = 30
/** A batch that is slower ends early, well within the lease. */
const WITHIN_MS = 300_000
/** Between sending and the first look at what became of it. */
const LOOK_AFTER_S = 2

/** Sends what waits, in one session. What is left, when the limits are reached or KSeF is away, waits on. */
export async function sendWaiting(deps: SubmitDeps): Promise<void> {
  const { db, client } = deps
  const left = await claimWaiting(db, AT_ONCE)
  if (left.length === 0) return
  let isOpen = false
  try {
    await client.inSession((session) => {
      isOpen = true
      return sendBatch(deps, session, left)
    })
    await release(db, left, 0)
  } catch (error) {
    if (error instanceof KsefBusy) return release(db, left, error.waitMs)
    await putOffLeft(deps, left, { error, isOpen })
  }
}

/** In a session that is open one invoice has failed, and the others have not been tried: it comes after them next time. */
async function putOffLeft(
  { db, logger }: SubmitDeps,
  left: readonly Submission[],
  { error, isOpen }: { error: unknown; isOpen: boolean },
): Promise<void> {
  logger.error({ err: error, left: left.length }, 'ksef: invoices could not be sent')
  const failed = isOpen ? left.slice(0, 1) : left
  for (const submission of failed) await putOff(db, submission, codeOf(error))
  await release(db, left.slice(failed.length), delayOf(failed[0]?.tries ?? 0) * 1_000)
}

/** Takes out of `left` what is sent, or what KSeF does not take in this form. */
async function sendBatch(deps: SubmitDeps, session: KsefSession, left: Submission[]): Promise<void> {
  const endsAt = Date.now() + WITHIN_MS
  for (let submission = left[0]; submission && Date.now() < endsAt; submission = left[0]) {
    try {
      await send(deps, session, submission)
    } catch (error) {
      if (!isAboutTheInvoice(error)) throw error
      deps.logger.error({ err: error, invoiceId: submission.invoiceId }, 'ksef: an invoice was not taken')
      await putOff(deps.db, submission, codeOf(error))
    }
    left.shift()
  }
}

const ofSession: ReadonlySet<number | null> = new Set([exceptions.unknownSession, exceptions.closedSession])
const isAboutTheInvoice = (error: unknown): boolean =>
  error instanceof KsefError && error.code === 400 && !ofSession.has(error.exception)

async function send(
  { db, hasCertificate }: SubmitDeps,
  session: KsefSession,
  { invoiceId, tries }: Submission,
): Promise<void> {
  const { invoice } = await readInvoice(db, invoiceId)
  const reference = await session.send(invoice.xml, { isOffline: hasCertificate && tries > 1 })
  await change(db, invoiceId, {
    state: 'sent',
    sessionReference: reference.session,
    invoiceReference: reference.invoice,
    sentAt: new Date(),
    lastFailure: null,
    // What went wrong before it was sent does not delay asking what becomes of it.
    tries: 0,
    dueAt: inSeconds(LOOK_AFTER_S),
  })
}
