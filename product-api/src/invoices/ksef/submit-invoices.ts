import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Database } from '../../db/client.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { isOpenSubmission, ksefSubmissions } from '../../db/schema/ksef-submissions.ts'
import { orders } from '../../db/schema/orders.ts'
import { queueMail } from '../../orders/queue-mail.ts'
import { startPeriodicJob, type PeriodicJob } from '../../periodic-job.ts'
import { invoiceContentSchema } from '../invoice-content.ts'
import { CANCELED, KsefError, type KsefClient } from './ksef-client.ts'
import { verificationUrl } from './verification-url.ts'

const POLL_MS = 5_000
/** Longer than a try can take: a process that dies with an invoice holds it back for so long. */
const LEASE_S = 180
/** Between sending and the first look at what became of it. */
const LOOK_AFTER_S = 2
const LONGEST_DELAY_S = 3_600
const NOT_FOUND = 404
/** Invoices of one run. */
const AT_ONCE = 50

interface Deps {
  db: Database
  client: KsefClient
  /** The address that checks invoices, such as https://qr.ksef.mf.gov.pl. */
  qrUrl: string
  /** Invoices are valid before they have their number: KSeF is told so of one that could not be sent at once. */
  hasCertificate: boolean
  mailQueued: () => void
  logger: Pick<Logger, 'error' | 'warn' | 'info'>
}

type Submission = typeof ksefSubmissions.$inferSelect

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Takes the next one that is due, which no other instance gets until the lease is over. */
async function claim(db: Database): Promise<Submission | null> {
  const due = db
    .select({ id: ksefSubmissions.invoiceId })
    .from(ksefSubmissions)
    .where(and(isOpenSubmission(ksefSubmissions), lte(ksefSubmissions.dueAt, sql`now()`)))
    .orderBy(asc(ksefSubmissions.dueAt), asc(ksefSubmissions.invoiceId))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(ksefSubmissions)
    .set({ tries: sql`${ksefSubmissions.tries} + 1`, dueAt: inSeconds(LEASE_S) })
    .where(eq(ksefSubmissions.invoiceId, sql`(${due})`))
    .returning()
  return claimed ?? null
}

async function change(db: Database, invoiceId: number, values: PgUpdateSetSource<typeof ksefSubmissions>) {
  await db.update(ksefSubmissions).set(values).where(eq(ksefSubmissions.invoiceId, invoiceId))
}

async function putOff(db: Database, { invoiceId }: Submission, seconds: number, failure: string | null) {
  await db
    .update(ksefSubmissions)
    .set({ dueAt: inSeconds(seconds), lastFailure: failure })
    .where(eq(ksefSubmissions.invoiceId, invoiceId))
}

async function readInvoice(db: Database, invoiceId: number) {
  const [found] = await db
    .select({ invoice: invoices, email: orders.email })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.id, invoiceId))
  if (!found) throw new Error('ksef: the invoice of a submission does not exist')
  return found
}

/** The number is kept, and the buyer gets the invoice with it, in one transaction. What confirms it is fetched next. */
async function accept(
  { db, qrUrl }: Deps,
  { invoiceId }: Submission,
  { ksefNumber, session }: { ksefNumber: string; session: string },
) {
  const { invoice, email } = await readInvoice(db, invoiceId)
  const { seller } = invoiceContentSchema.parse(invoice.content)
  const { issuedOn, sha256 } = invoice
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
    const { orderId, language } = invoice
    await queueMail(tx, { recipient: email, language, kind: 'invoice_issued', orderId, invoiceId })
  })
}

async function send({ db, client, hasCertificate }: Deps, submission: Submission): Promise<void> {
  const { invoiceId, tries } = submission
  const { invoice } = await readInvoice(db, invoiceId)
  const reference = await client.send(invoice.xml, { isOffline: hasCertificate && tries > 1 })
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

/** One step of one invoice: sent, asked after, confirmed. Returns whether the buyer's mail was queued. */
async function submit(deps: Deps, submission: Submission): Promise<boolean> {
  const { db, client, logger } = deps
  const { invoiceId, sessionReference: session, invoiceReference, ksefNumber } = submission
  if (session !== null && ksefNumber !== null) {
    const confirmation = await client.confirmationOf({ session, ksefNumber })
    await change(db, invoiceId, { confirmation, lastFailure: null })
    return false
  }
  if (session === null || invoiceReference === null) {
    await send(deps, submission)
    return false
  }
  const status = await client.statusOf({ session, invoice: invoiceReference })
  if (status.kind === 'pending') {
    await putOff(db, submission, delayOf(submission.tries), null)
    return false
  }
  if (status.kind === 'refused') {
    await change(db, invoiceId, { state: 'refused', lastFailure: String(status.code) })
    logger.error({ invoiceId, code: status.code }, 'ksef: an invoice was refused')
    return false
  }
  await accept(deps, submission, status)
  return true
}

const delayOf = (tries: number): number => Math.min(2 ** Math.min(tries, 12), LONGEST_DELAY_S)

function codeOf(error: unknown): string {
  if (error instanceof KsefError) return String(error.code)
  return error instanceof Error ? error.name : 'unknown'
}

/** Does the next step of every invoice that is due. A failure puts one off, longer each time, and no number changes. */
export async function submitDue(deps: Deps): Promise<number> {
  const { db, logger } = deps
  let steps = 0
  for (; steps < AT_ONCE; steps += 1) {
    const submission = await claim(db)
    if (!submission) break
    try {
      if (await submit(deps, submission)) deps.mailQueued()
    } catch (error) {
      const { invoiceId, tries, state } = submission
      logger.error({ err: error, invoiceId, state }, 'ksef: a step of an invoice failed')
      // What KSeF ended by itself is sent anew.
      const isCanceled = error instanceof KsefError && (error.code === CANCELED || error.code === NOT_FOUND)
      if (isCanceled && state === 'sent')
        await change(db, invoiceId, { state: 'waiting', sessionReference: null, invoiceReference: null })
      await putOff(db, submission, delayOf(tries), codeOf(error))
    }
  }
  return steps
}

/** Any number of processes may do so over one database. */
export function startSubmitting(deps: Deps): PeriodicJob {
  return startPeriodicJob({
    name: 'ksef: sending invoices',
    everyMs: POLL_MS,
    logger: deps.logger,
    run: async () => void (await submitDue(deps)),
  })
}
