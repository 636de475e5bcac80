import { randomBytes, randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { chargeSchema, refundSchema, registrationSchema, verificationSchema, parse } from './bodies.ts'
import { P24Refusal, RefundConflict } from './refusals.ts'
import { sign } from './signs.ts'

export type Account = { merchantId: number; posId: number; apiKey: string; crc: string }

/** One payment of the buyer's: an advance until it is verified. */
export type Paid = { orderId: number; amount: number; status: 1 | 2 | 3; methodId: number }

/** `charged`: the number that it has since a code was taken. */
export type Transaction = z.output<typeof registrationSchema> & {
  token: string
  paid: Paid[]
  charged?: number
}

/** 1: completed, 2: it waits, 3: for a person at Przelewy24, 4: rejected. */
export type RefundStatus = 1 | 2 | 3 | 4

export type Refund = {
  requestId: string
  refundsUuid: string
  orderId: number
  sessionId: string
  amount: number
  description: string
  url: string
  date: string
  status: RefundStatus
}

/** The BLIK of the real one, on its page. */
const METHOD = 154

/** What becomes of a code: those that begin with 777 are good in the sandbox too, and others are wrong; the two here can be tried out by hand. */
const choicesOfBank = { '777': 'confirmed', '555': 'silent', '6': 'refused' } as const
type Bank = (typeof choicesOfBank)[keyof typeof choicesOfBank]
const bankOf = (code: string): Bank | null =>
  Object.entries(choicesOfBank).find(([start]) => code.startsWith(start))?.[1] ?? null

const newOrderId = () => randomInt(300_000_000, 2_000_000_000)

/** A repeated registration has the token of the first (seen in the sandbox by others; the document does not mention it). */
function tokenOfRepeat({ token, paid, charged, ...first }: Transaction, asked: object): string {
  if (!isDeepStrictEqual(first, asked)) throw new P24Refusal(400, 'Incorrect sessionId: it is not unique')
  return token
}

/** The transactions of one account, in memory. */
export function makeTransactions({ merchantId, posId, crc }: Account) {
  const bySession = new Map<string, Transaction>()
  const refunds = new Map<string, Refund>()
  /** Refunds are paid out of what the shop has there, in grosze. */
  let funds = Number.POSITIVE_INFINITY

  const listRefunds = (orderId?: number) =>
    [...refunds.values()].filter((each) => orderId === undefined || each.orderId === orderId)
  const takenOn = (orderId: number) =>
    listRefunds(orderId)
      .filter(({ status }) => status !== 4)
      .reduce((sum, { amount }) => sum + amount, 0)

  const requireOwn = (of: { merchantId: number; posId: number }) => {
    if (of.merchantId !== merchantId || of.posId !== posId)
      throw new P24Refusal(400, 'Incorrect merchantId or posId')
  }
  const requireSign = (given: string, fields: object) => {
    if (given !== sign({ ...fields, crc })) throw new P24Refusal(400, 'Incorrect CRC value')
  }
  const requirePaid = (sessionId: string, orderId: number) => {
    const paid = bySession.get(sessionId)?.paid.find((each) => each.orderId === orderId)
    if (!paid) throw new P24Refusal(404, 'Transaction not found')
    return paid
  }

  return {
    register: (body: unknown): string => {
      const asked = parse(registrationSchema, body)
      requireOwn(asked)
      const { sessionId, amount, currency } = asked
      requireSign(asked.sign, { sessionId, merchantId, amount, currency })
      const earlier = bySession.get(sessionId)
      if (earlier) return tokenOfRepeat(earlier, asked)
      const token = Array.from({ length: 4 }, () => randomBytes(5).toString('hex').toUpperCase()).join('-')
      bySession.set(sessionId, { ...asked, token, paid: [] })
      return token
    },
    ofToken: (token: string): Transaction | null =>
      [...bySession.values()].find((each) => each.token === token) ?? null,
    ofSession: (sessionId: string): Transaction | null => bySession.get(sessionId) ?? null,
    /** The buyer pays. */
    pay: (transaction: Transaction, amount = transaction.amount): Paid => {
      const paid: Paid = {
        orderId: transaction.charged ?? newOrderId(),
        amount,
        status: 1,
        methodId: transaction.method ?? METHOD,
      }
      transaction.paid.push(paid)
      return paid
    },
    /** Takes a BLIK code. Answers what it pays, and what comes of it in the app of the bank. */
    charge: (body: unknown): { transaction: Transaction; orderId: number; bank: Bank } => {
      const { token, blikCode } = parse(chargeSchema, body)
      const transaction = [...bySession.values()].find((each) => each.token === token)
      if (!transaction?.additional) throw new P24Refusal(400, 'Incorrect token')
      if (transaction.charged !== undefined) throw new P24Refusal(400, 'Ticket used!', 35)
      const bank = bankOf(blikCode)
      if (!bank) throw new P24Refusal(400, 'Incorrect ticket!', 28)
      transaction.charged = newOrderId()
      return { transaction, orderId: transaction.charged, bank }
    },
    verify: (body: unknown): void => {
      const asked = parse(verificationSchema, body)
      requireOwn(asked)
      const { sessionId, orderId, amount, currency } = asked
      requireSign(asked.sign, { sessionId, orderId, amount, currency })
      const paid = requirePaid(sessionId, orderId)
      if (paid.amount !== amount || currency !== 'PLN') throw new P24Refusal(400, 'Incorrect amount')
      if (paid.status === 3) throw new P24Refusal(400, 'Transaction was returned')
      paid.status = 2
    },
    /** Decided later. The words are those of the published document. */
    refund: (body: unknown): Refund => {
      const {
        requestId,
        refundsUuid,
        urlStatus,
        refunds: wanted,
      } = parse(refundSchema, body, 'Invalid input parameters')
      const [{ orderId, sessionId, amount, description = '' }] = wanted
      const asked = { orderId, sessionId, amount, description }
      if (refunds.has(requestId)) throw new P24Refusal(400, 'Request already exists')
      const paid = bySession.get(sessionId)?.paid.find((each) => each.orderId === orderId)
      if (!paid) throw new RefundConflict('Transaction not found', asked)
      if (paid.status === 3) throw new RefundConflict('Transaction in wrong status - cannot refund', asked)
      if (amount > paid.amount - takenOn(orderId))
        throw new RefundConflict('The amount of refund exceeds available amount for the transaction', asked)
      if (amount > funds) throw new RefundConflict('Insufficient funds available', asked)
      funds -= amount
      const refund: Refund = {
        ...asked,
        requestId,
        refundsUuid,
        url: urlStatus ?? '',
        date: new Date().toISOString(),
        status: 2,
      }
      refunds.set(requestId, refund)
      return refund
    },
    setFunds: (grosze: number): void => {
      funds = grosze
    },
    endRefund: (refund: Refund, status: RefundStatus): void => {
      refund.status = status
      const { sessionId, orderId } = refund
      const paid = requirePaid(sessionId, orderId)
      const done = listRefunds(orderId).filter((each) => each.status === 1)
      if (done.reduce((sum, { amount }) => sum + amount, 0) >= paid.amount) paid.status = 3
    },
    refundOf: (orderId: number): Refund | null => listRefunds(orderId).at(-1) ?? null,
    refundOfRequest: (requestId: string): Refund | null => refunds.get(requestId) ?? null,
    /** Reply of `GET /refund/by/orderId/{orderId}`; null: there is none. */
    describeRefunds: (orderId: number): object | null => {
      const listed = listRefunds(orderId)
      const paid = [...bySession.values()].find((each) =>
        each.paid.some((money) => money.orderId === orderId),
      )
      if (listed.length === 0 || !paid) return null
      const { sessionId, amount, currency } = paid
      return {
        orderId,
        sessionId,
        amount,
        currency,
        refunds: listed.map(({ requestId, date, description, status, amount: part }, index) => ({
          batchId: index + 1,
          requestId,
          date,
          login: 'api',
          description,
          status,
          amount: part,
        })),
      }
    },
    listRefunds,
    all: (): Transaction[] => [...bySession.values()],
  }
}
