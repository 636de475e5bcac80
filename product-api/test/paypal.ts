import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { z } from 'zod'
import { contracts, isOutside } from '../../local-services/wallet/contracts.ts'
import { standIn } from '../../local-services/wallet/credentials.ts'
import { startWallet } from '../../local-services/wallet/server.ts'
import type { PaymentProviders } from '../src/money/payments/payment-provider.ts'
import { createPaypalProvider } from '../src/money/payments/paypal/paypal-provider.ts'
import { createPaypalWallet } from '../src/money/payments/paypal/paypal-wallet.ts'
import type { Wallet } from '../src/money/payments/paypal/wallet.ts'
import { recorded } from './recorded.ts'

const refundSchema = z.object({
  id: z.string(),
  amount: z.object({ value: z.string() }),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED']),
  customId: z.string().optional(),
})
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  unit: z.object({
    custom_id: z.string(),
    amount: z.object({ currency_code: z.string(), value: z.string() }),
  }),
  capture: z.object({ id: z.string(), status: z.string(), refunds: z.array(refundSchema) }).nullable(),
})
const registersSchema = z.object({ orders: z.array(orderSchema), tokens: z.int() })
const webhookSchema = z.object({ headers: z.record(z.string(), z.string()), body: z.string() })

export type Webhook = z.output<typeof webhookSchema>

type Operation = 'token' | 'create' | 'get' | 'capture' | 'refund' | 'verify'
type Trouble =
  | { kind: 'fail' | 'cut' | 'refuse' | 'hold' | 'short' }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'lie'; about: 'amount' | 'currency' | 'payee' | 'custom_id' }

/** The stand-in of PayPal over HTTP, and the controls that only the stand-in has. */
export type Paypal = {
  url: string
  /** The wallet as the product API uses it. */
  wallet: Wallet
  providers: PaymentProviders
  /** What the buyer does on PayPal's side. */
  choose: (walletOrderId: string, choice: 'approve' | 'decline' | 'review') => Promise<void>
  /** PayPal has decided a refund that it held; without its id, the oldest. */
  endRefund: (walletOrderId: string, isFine: boolean, refund?: string) => Promise<void>
  /** PayPal takes dollars back from the shop by itself; without an amount, all that are left. */
  reverse: (walletOrderId: string, usd?: string) => Promise<void>
  /** PayPal has looked at money that it held back. */
  review: (walletOrderId: string, isFine: boolean) => Promise<void>
  /** The time is over for which PayPal remembers requests. */
  forgetRequests: () => Promise<void>
  trouble: (operation: Operation, trouble: Trouble, times?: number) => Promise<void>
  calm: () => Promise<void>
  expire: (walletOrderId: string) => Promise<void>
  forget: (walletOrderId: string) => Promise<void>
  /** `refund`: its id at PayPal; without one, the newest. */
  webhook: (walletOrderId: string, type: string, refund?: string) => Promise<Webhook>
  books: () => Promise<z.output<typeof registersSchema>>
}

/** Short, so that a test of a late answer is none; and long enough for a machine that has much to do. */
const DEADLINE_MS = 1_500

/** Stops after the file. */
export async function openPaypal(differences: { clientSecret?: string } = {}): Promise<Paypal> {
  const url = await recorded(
    await startWallet({ ...standIn, port: 0, webhookUrl: null }),
    contracts,
    isOutside,
  )

  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${url}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    if (!reply.ok) throw new Error(`the stand-in answered ${reply.status} to ${path}`)
    return reply.json()
  }

  const wallet = createPaypalWallet({
    ...standIn,
    ...differences,
    brandName: exampleCompany.legalName,
    apiUrl: url,
    deadlineMs: DEADLINE_MS,
  })
  return {
    url,
    wallet,
    providers: [createPaypalProvider(wallet)],
    choose: async (walletOrderId, choice) => {
      const reply = await fetch(`${url}/checkoutnow/${walletOrderId}`, {
        method: 'POST',
        body: new URLSearchParams({ choice }),
      })
      if (!reply.ok) throw new Error(`the stand-in answered ${reply.status} to the buyer`)
    },
    review: async (order, isFine) => {
      await control('POST', 'review', { order, isFine })
    },
    endRefund: async (order, isFine, refund) => {
      await control('POST', 'refund', { order, isFine, refund })
    },
    reverse: async (order, usd) => {
      const amount = usd === undefined ? {} : { amount: { currency_code: 'USD', value: usd } }
      await control('POST', 'reverse', { order, ...amount })
    },
    forgetRequests: async () => {
      await control('DELETE', 'requests')
    },
    trouble: async (operation, trouble, times = 1) => {
      await control('POST', 'trouble', { operation, trouble, times })
    },
    calm: async () => {
      await control('DELETE', 'trouble')
    },
    expire: async (order) => {
      await control('POST', 'expire', { order })
    },
    forget: async (order) => {
      await control('POST', 'forget', { order })
    },
    webhook: async (order, type, refund) =>
      webhookSchema.parse(await control('POST', 'webhook', { order, type, refund })),
    books: async () => registersSchema.parse(await control('GET', 'books')),
  }
}
