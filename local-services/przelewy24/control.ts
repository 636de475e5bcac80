import { z } from 'zod'
import type { Answer } from './answer.ts'
import { faultSchema, type makeFaults } from './faults.ts'
import type { makeNotifications } from './notifications.ts'
import { P24Refusal } from './refusals.ts'
import type { makeTransactions } from './transactions.ts'

/** What only the stand-in can be asked: what the buyer does without a page, and notifications to hold in one's hand. */
const paySchema = z.object({ token: z.string(), amount: z.int().optional() })
const notificationSchema = z.object({
  sessionId: z.string(),
  index: z.int().default(0),
  differences: z.looseObject({}).default({}),
})
const refundedSchema = z.object({
  orderId: z.int(),
  /** 0: completed, 1: rejected. */
  status: z.literal([0, 1]),
  /** Absent: of the newest refund of the payment. */
  requestId: z.string().optional(),
})
const bankSchema = z.object({ sessionId: z.string(), isRefused: z.boolean() })
/** Of one payment; absent: of all. */
const listedSchema = z.object({ orderId: z.int().optional() })
const fundsSchema = z.object({ grosze: z.int().min(0) })

interface Deps {
  transactions: ReturnType<typeof makeTransactions>
  notifications: ReturnType<typeof makeNotifications>
  faults: ReturnType<typeof makeFaults>
  endRefund: (orderId: number, status: 0 | 1, requestId?: string) => { body: unknown }
}

/** The calls that only the stand-in has, by method and path. */
export const controlCalls = ({
  transactions,
  notifications,
  faults,
  endRefund,
}: Deps): Record<string, (body: unknown) => Answer> => ({
  'POST /control/fault': (body) => {
    faults.add(faultSchema.parse(body))
    return { status: 200, body: {} }
  },
  'DELETE /control/fault': () => {
    faults.clear()
    return { status: 200, body: {} }
  },
  'POST /control/pay': (body) => {
    const { token, amount } = paySchema.parse(body)
    const transaction = transactions.ofToken(token)
    if (!transaction) throw new P24Refusal(404, 'token')
    return { status: 200, body: transactions.pay(transaction, amount) }
  },
  'POST /control/notification': (body) => {
    const { sessionId, index, differences } = notificationSchema.parse(body)
    const transaction = transactions.ofSession(sessionId)
    const paid = transaction?.paid[index]
    if (!transaction || !paid) throw new P24Refusal(404, 'session')
    return { status: 200, body: notifications.ofPayment(transaction, paid, differences).body }
  },
  'POST /control/refunded': (body) => {
    const { orderId, status, requestId } = refundedSchema.parse(body)
    return { status: 200, body: endRefund(orderId, status, requestId).body }
  },
  'POST /control/bank': (body) => {
    const { sessionId, isRefused } = bankSchema.parse(body)
    const transaction = transactions.ofSession(sessionId)
    if (!transaction) throw new P24Refusal(404, 'session')
    return { status: 200, body: notifications.ofBlik(transaction, isRefused).body }
  },
  'POST /control/funds': (body) => {
    transactions.setFunds(fundsSchema.parse(body).grosze)
    return { status: 200, body: {} }
  },
  'POST /control/refunds': (body) => {
    const { orderId } = listedSchema.parse(body)
    return { status: 200, body: transactions.listRefunds(orderId) }
  },
  'GET /control/books': () => ({ status: 200, body: transactions.all() }),
})
