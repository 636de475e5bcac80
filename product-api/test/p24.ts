import { afterAll } from 'vitest'
import { z } from 'zod'
import { p24StandIn } from '../../local-services/przelewy24/credentials.ts'
import { startP24 } from '../../local-services/przelewy24/server.ts'
import type { PaymentProviders } from '../src/money/payments/payment-provider.ts'
import { createP24Provider, type P24Options } from '../src/money/payments/przelewy24/p24-provider.ts'

const paidSchema = z.object({ orderId: z.int(), amount: z.int(), status: z.int() })
const registersSchema = z.array(
  z.looseObject({
    sessionId: z.string(),
    token: z.string(),
    amount: z.int(),
    description: z.string(),
    email: z.string(),
    language: z.string(),
    urlReturn: z.string(),
    method: z.int().optional(),
    regulationAccept: z.boolean(),
    additional: z.unknown().optional(),
    paid: z.array(paidSchema),
  }),
)

/** `status`, 1: completed, 2: it waits, 4: rejected. */
const refundsSchema = z.array(
  z.object({ requestId: z.string(), orderId: z.int(), amount: z.int(), status: z.int() }),
)

type Fault = {
  operation: 'register' | 'verify' | 'get' | 'refund' | 'refunds' | 'blik'
  kind: 'fail' | 'refuse' | 'forbid' | 'cut' | 'slow'
  delayMs?: number
  times?: number
}

/** The stand-in of Przelewy24 over HTTP, and the controls that only the stand-in has. */
export type P24 = {
  providers: PaymentProviders
  /** The buyer pays, in grosze; not given: what is asked for. */
  pay: (token: string, amount?: number) => Promise<z.output<typeof paidSchema>>
  /** The text of a notification: of the session's first payment, or of another. */
  notification: (sessionId: string, differences?: object, index?: number) => Promise<string>
  /** The text of the notification that a refund was done (0) or rejected (1): of the newest of a payment, or of a request. */
  refunded: (orderId: number, status: 0 | 1, requestId?: string) => Promise<string>
  /** The text of the notification of what the bank says of a BLIK payment. */
  bank: (sessionId: string, isRefused: boolean) => Promise<string>
  /** What the shop has there for refunds from now on, in grosze. */
  setFunds: (grosze: number) => Promise<void>
  /** What the shop has asked to send back of a payment, or of all, oldest first. */
  refunds: (orderId?: number) => Promise<z.output<typeof refundsSchema>>
  fault: (fault: Fault) => Promise<void>
  calm: () => Promise<void>
  books: () => Promise<z.output<typeof registersSchema>>
}

/** Short, so that a test of a late answer is none; and long enough for a machine that has much to do. */
const DEADLINE_MS = 1_500

/** Stops after the file. */
export async function openP24(differences: Partial<P24Options> = {}): Promise<P24> {
  const { url, stop } = await startP24({ ...p24StandIn, port: 0, isTelling: false })
  afterAll(stop)

  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${url}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    if (!reply.ok) throw new Error(`the stand-in answered ${reply.status} to ${path}`)
    return reply.json()
  }

  return {
    providers: [
      createP24Provider({
        ...p24StandIn,
        url,
        email: 'shop@bieznik.example',
        takesBlik: true,
        statusUrl: 'https://bieznik.example/api/payment/notifications/przelewy24',
        returnUrl: ({ orderId, isByLink }) =>
          `https://bieznik.example/${isByLink ? 'order' : `orders/${orderId}/payment`}`,
        deadlineMs: DEADLINE_MS,
        ...differences,
      }),
    ],
    pay: async (token, amount) => paidSchema.parse(await control('POST', 'pay', { token, amount })),
    notification: async (sessionId, changed = {}, index = 0) =>
      JSON.stringify(await control('POST', 'notification', { sessionId, differences: changed, index })),
    refunded: async (orderId, status, requestId) =>
      JSON.stringify(await control('POST', 'refunded', { orderId, status, requestId })),
    bank: async (sessionId, isRefused) =>
      JSON.stringify(await control('POST', 'bank', { sessionId, isRefused })),
    setFunds: async (grosze) => {
      await control('POST', 'funds', { grosze })
    },
    refunds: async (orderId) => refundsSchema.parse(await control('POST', 'refunds', { orderId })),
    fault: async (fault) => {
      await control('POST', 'fault', fault)
    },
    calm: async () => {
      await control('DELETE', 'fault')
    },
    books: async () => registersSchema.parse(await control('GET', 'books')),
  }
}
