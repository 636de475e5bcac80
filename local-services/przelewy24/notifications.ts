import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from './signs.ts'
import type { Account, Paid, Refund, Transaction } from './transactions.ts'

const DEADLINE_MS = 30_000
/** Przelewy24 itself repeats after 3, 5, 15, 30, 60, 150 and 450 minutes, until the transaction is verified. */
const PAUSES_MS = [0, 500, 2_000]

/** What is sent to the shop, ready and signed. */
export type Notification = { url: string; body: Record<string, unknown> }

/** Makes notifications and sends them. */
export function makeNotifications({ merchantId, posId, crc }: Account) {
  const stopping = new AbortController()

  const send = async ({ url, body }: Notification, isOver: () => boolean): Promise<void> => {
    for (const pause of PAUSES_MS) {
      await sleep(pause, undefined, { ref: false })
      if (stopping.signal.aborted || isOver()) return
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(DEADLINE_MS)])
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
      const reply = await fetch(url, init).catch(() => null)
      await reply?.body?.cancel()
      if (reply?.ok) return
    }
  }

  return {
    ofPayment: (transaction: Transaction, paid: Paid, differences: object = {}): Notification => {
      const { sessionId, currency, amount: originAmount, urlStatus } = transaction
      const { amount, orderId, methodId } = paid
      const statement = `p24-${orderId}`
      const told = {
        merchantId,
        posId,
        sessionId,
        amount,
        originAmount,
        currency,
        orderId,
        methodId,
        statement,
      }
      const changed = { ...told, ...differences }
      return { url: urlStatus, body: { ...changed, sign: sign({ ...changed, crc }) } }
    },
    /** What the bank says of a BLIK payment; the numbers of refusals are not published. */
    ofBlik: (
      { sessionId, charged: orderId, method, urlCardPaymentNotification, urlStatus }: Transaction,
      isRefused: boolean,
    ): Notification => {
      const result = isRefused
        ? { error: '1', message: 'Payment rejected by the bank', status: 'REJECTED', trxRef: '' }
        : { error: '0', message: '', status: 'ACCEPTED', trxRef: '1' }
      const signed = { orderId, sessionId, method, result }
      return {
        url: urlCardPaymentNotification ?? urlStatus,
        body: { data: { ...signed, sign: sign({ ...signed, crc }) } },
      }
    },
    /** @param status 0: completed, 1: rejected */
    ofRefund: (
      { orderId, sessionId, requestId, refundsUuid, amount, url }: Refund,
      status: 0 | 1,
    ): Notification => {
      const signed = { orderId, sessionId, refundsUuid, merchantId, amount, currency: 'PLN', status }
      const rest = { requestId, timestamp: Math.floor(Date.now() / 1000) }
      return { url, body: { ...signed, ...rest, sign: sign({ ...signed, crc }) } }
    },
    /** Sends it in the background, and again when it is not taken. */
    tell: (notification: Notification, isOver = () => false): void => void send(notification, isOver),
    stop: (): void => stopping.abort(),
  }
}
