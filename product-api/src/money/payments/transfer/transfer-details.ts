import type { Order } from '@bieznik/contract/selling/order'
import type { TransferDetails } from '@bieznik/contract/money/transfer'
import { transferTitle } from '@bieznik/contract/money/transfer-title'
import type { Recipient } from './recipient.ts'
import { codePath, encodeTransfer } from './transfer-code.ts'

type Payable = Pick<Order, 'id' | 'status' | 'typeOfPayment' | 'due' | 'paidUntil'>

/** How what is due of an order is paid by bank transfer; null: nothing is, or in another way. */
export function transferOf(order: Payable, recipient: Recipient): TransferDetails | null {
  const { id, status, typeOfPayment, due, paidUntil = null } = order
  if (typeOfPayment !== 'transfer' || status === 'Canceled' || due <= 0) return null
  const { legalName, bankAccount: account } = recipient
  const title = transferTitle(id)
  const code = encodeTransfer({ ...recipient, amount: due, title })
  return {
    account,
    recipient: legalName,
    title,
    amount: due,
    paidUntil,
    code: code && { size: code.length, path: codePath(code) },
  }
}

/** The order with how it is paid by bank transfer, where it is. */
export function withTransfer<Shown extends Payable>(
  order: Shown,
  recipient: Recipient,
): Shown & { transfer?: TransferDetails } {
  const transfer = transferOf(order, recipient)
  return transfer ? { ...order, transfer } : order
}
