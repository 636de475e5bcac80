import { locales } from '@bieznik/contract/locales'
import { grosze } from '@bieznik/contract/money/money'
import { ProblemError } from '../../../platform/http/problem-error.ts'
import {
  undecided,
  type PaymentProvider,
  type Purchase,
  type RefundAnswer,
  type RefundRequest,
  type Verdict,
} from '../payment-provider.ts'
import { hasMoved } from '../payment-state.ts'
import type { PaymentRow } from '../payments.queries.ts'
import { blikRegistration, createCharge } from './p24-blik.ts'
import { createP24Call, type P24Account } from './p24-call.ts'
import {
  readP24Notification,
  type P24Notification,
  type P24Payment,
  type P24Refund,
} from './p24-notification.ts'
import {
  answerOfListed,
  listRefunds,
  readRefundAnswer,
  refundIdOf,
  REJECTED,
  requestIdOf,
} from './p24-refunds.ts'
import {
  odd,
  read,
  registeredSchema,
  transactionSchema,
  verifiedSchema,
  type P24Transaction,
} from './p24-replies.ts'
import { registerSign, verifySign } from './sign.ts'

export type P24Options = P24Account & {
  crc: string
  /** Where the buyer comes back to. */
  returnUrl: (purchase: Purchase) => string
  /** Where notifications are sent. */
  statusUrl: string
  /** Given for a buyer whose own address is too long for Przelewy24. */
  email: string
  /** Whether the account may charge BLIK codes that are typed in at the shop. */
  takesBlik: boolean
  /** For one try of a call. */
  deadlineMs?: number
}

const CURRENCY = 'PLN'
/** For each of two tries: nothing has been paid yet, so that no caller has to wait to learn what became of it. */
const REGISTERED_WITHIN_MS = 3_400
/** A transfer at an ordinary bank may take a weekend. */
const LIFETIME_MS = 4 * 86_400_000
const MAX_EMAIL = 50

type Money = { orderId: number; amount: number; currency: string }

const isAsAsked = ({ amount, currency }: Money, payment: PaymentRow) =>
  amount === payment.amount && currency === CURRENCY

/** What the shop has sent back is looked for by its own requests. */
const hasRefunds = ({ refundedAmount }: PaymentRow) => refundedAmount > 0

const money = (
  fact: 'captured' | 'mismatch' | 'refunded',
  { orderId, amount, currency }: Money,
): Verdict => ({
  fact,
  captureId: String(orderId),
  isPending: false,
  ...(fact === 'mismatch' && currency === CURRENCY && { received: grosze(amount) }),
})

function aboutOf(notified: P24Notification): { sessionId: string; orderId: number } {
  if (notified.kind === 'refund') return notified.refund
  return notified.kind === 'blik' ? notified.blik : notified.payment
}

/** Przelewy24 as a payment provider: in złoty, for an order, on a page of its own with BLIK, transfers and cards. */
export function createP24Provider({ crc, takesBlik, deadlineMs, ...options }: P24Options): PaymentProvider {
  const { merchantId, posId, url, statusUrl } = options
  const call = createP24Call(options, deadlineMs)

  async function getTransaction({ sessionId }: PaymentRow): Promise<P24Transaction | null> {
    if (sessionId === null) return null
    const path = `/transaction/by/sessionId/${encodeURIComponent(sessionId)}`
    const answer = await call({ method: 'GET', path })
    return answer.status === 404 ? null : read(answer, transactionSchema)
  }

  /** Each try has a session of its own, since a repeated registration leads to the page of the payment that failed. */
  async function register(payment: PaymentRow, purchase: Purchase, differences: object = {}) {
    const sessionId = crypto.randomUUID()
    const transaction = { merchantId, sessionId, amount: payment.amount, currency: CURRENCY }
    const answer = await call({
      method: 'POST',
      path: '/transaction/register',
      onceWithin: REGISTERED_WITHIN_MS,
      body: {
        ...transaction,
        posId,
        description: `Zamówienie ${purchase.orderId}`,
        email: purchase.email.length > MAX_EMAIL ? options.email : purchase.email,
        country: 'PL',
        language: locales[purchase.language].przelewy24,
        urlReturn: options.returnUrl(purchase),
        urlStatus: statusUrl,
        waitForResult: true,
        regulationAccept: false,
        transferLabel: `Zamowienie ${purchase.orderId}`,
        encoding: 'UTF-8',
        sign: registerSign(transaction, crc),
        ...differences,
      },
    })
    return { walletOrderId: read(answer, registeredSchema), sessionId }
  }

  /** Has Przelewy24 hand over what was paid: until then it is an advance. Throws when it does not. */
  async function settle(payment: PaymentRow, paid: Money): Promise<Verdict> {
    const { captureId } = payment
    const sessionId = payment.sessionId ?? ''
    // A payment that was withdrawn is of an order that comes to another amount by now.
    if (!isAsAsked(paid, payment) || payment.withdrawnAt !== null) return money('mismatch', paid)
    if (hasMoved(payment.state) && captureId === String(paid.orderId)) return money('captured', paid)
    const { orderId, amount, currency } = paid
    const transaction = { sessionId, orderId, amount, currency }
    const answer = await call({
      method: 'PUT',
      path: '/transaction/verify',
      body: { merchantId, posId, ...transaction, sign: verifySign(transaction, crc) },
    })
    if (answer.status < 300) {
      read(answer, verifiedSchema)
      return money('captured', paid)
    }
    const known = await getTransaction(payment)
    // It was verified before, and the response to that was lost.
    if (known?.status === 2 && known.orderId === orderId) return money('captured', paid)
    throw odd(answer)
  }

  async function verdictOn(payment: PaymentRow, transaction: P24Transaction | null): Promise<Verdict> {
    if (!transaction || transaction.status === 0) return undecided
    // The session's other payment.
    if (payment.captureId !== null && payment.captureId !== String(transaction.orderId)) return undecided
    if (transaction.status === 3 && hasRefunds(payment)) return undecided
    if (transaction.status === 3) return money('refunded', transaction)
    if (transaction.status === 1) return settle(payment, transaction)
    return money(isAsAsked(transaction, payment) ? 'captured' : 'mismatch', transaction)
  }

  const findRefund = async (captureId: string, { id }: RefundRequest): Promise<RefundAnswer | null> =>
    answerOfListed(await listRefunds(call, captureId), id)

  /** All that Przelewy24 has of a payment, in grosze. @param asked what is known of it where Przelewy24 does not say */
  async function leftOf(payment: PaymentRow, captureId: string, asked: number): Promise<number> {
    const paid = await getTransaction(payment)
    const came = paid && String(paid.orderId) === captureId ? paid.amount : asked
    const gone = (await listRefunds(call, captureId)).filter(({ status }) => status !== REJECTED)
    return gone.reduce((left, { amount }) => left - amount, came)
  }

  const reconcile = async (payment: PaymentRow): Promise<Verdict | null> =>
    payment.sessionId === null ? null : verdictOn(payment, await getTransaction(payment))

  async function verifyPayment(payment: PaymentRow, notified: P24Payment): Promise<Verdict> {
    return notified.originAmount === payment.amount ? settle(payment, notified) : money('mismatch', notified)
  }

  function verifyRefund(payment: PaymentRow, notified: P24Refund): Verdict {
    const isDone = notified.status === 0
    const id = refundIdOf(notified.refundsUuid)
    // Of what is disputed another amount came in, and that went back.
    const isAll = payment.state === 'disputed' || isAsAsked(notified, payment)
    const elsewhere = {
      ...undecided,
      fact: isAll ? 'refunded' : 'mismatch',
      captureId: String(notified.orderId),
    } as const
    return {
      ...(isDone ? elsewhere : undecided),
      ...(id !== null && { refund: { id, amount: grosze(notified.amount), isDone } }),
    }
  }

  return {
    name: 'przelewy24',
    lifetimeMs: LIFETIME_MS,
    pageOf: (token) => new URL(`/trnRequest/${token}`, url).href,
    create: async (payment, purchase) => {
      if (purchase.orderId === null) throw new Error('Przelewy24 is paid for an order')
      return register(payment, purchase).catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'unavailable') return register(payment, purchase)
        throw error
      })
    },
    blik: takesBlik
      ? {
          create: (payment, purchase, payer) =>
            register(payment, purchase, blikRegistration(payer, statusUrl)),
          charge: createCharge(call),
        }
      : null,
    complete: async (payment) => ({ kind: 'answered', verdict: (await reconcile(payment)) ?? undecided }),
    readNotification: async ({ text }) => {
      const notified = readP24Notification(text, { merchantId, crc })
      const { sessionId, orderId } = aboutOf(notified)
      return {
        type: notified.kind,
        about: { sessionId, captureId: String(orderId) },
        kind: 'report',
        verify: async (payment) => {
          if (notified.kind === 'refund') return verifyRefund(payment, notified.refund)
          if (notified.kind === 'payment') return verifyPayment(payment, notified.payment)
          // That the bank agreed is no money yet: the notification of the payment follows.
          return notified.blik.isRefused ? { ...undecided, fact: 'declined' } : undecided
        },
      }
    },
    reconcile,
    refund: async (payment, captureId, request) => {
      const refundsUuid = requestIdOf(request)
      const answer = await call({
        method: 'POST',
        path: '/transaction/refund',
        body: {
          requestId: refundsUuid,
          refundsUuid,
          urlStatus: statusUrl,
          refunds: [
            {
              orderId: Number(captureId),
              sessionId: payment.sessionId,
              amount: request.isWhole ? await leftOf(payment, captureId, request.amount) : request.amount,
              description: `Zwrot, zamówienie ${payment.orderId}`,
            },
          ],
        },
      })
      return readRefundAnswer(answer, () => findRefund(captureId, request))
    },
    findRefund: (_payment, captureId, request) => findRefund(captureId, request),
  }
}
