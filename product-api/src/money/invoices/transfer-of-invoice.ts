import type { Grosze } from '@bieznik/contract/money/money'
import type { Queryable } from '../../platform/db/client.ts'
import { getOrder } from '../../selling/orders/orders.queries.ts'
import { encodeTransfer } from '../payments/transfer/transfer-code.ts'
import { transferOf } from '../payments/transfer/transfer-details.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** By what an invoice is paid that waits for a bank transfer. */
export interface InvoiceTransfer {
  title: string
  amount: Grosze
  /** The QR code, line by line; null: the amount is too large for one. */
  code: boolean[][] | null
}

/** How what is due of the invoiced order now is paid by bank transfer; null: nothing is, or in another way. */
export async function transferOfInvoice(
  db: Queryable,
  orderId: number,
  { correction, payment, seller }: InvoiceContent,
): Promise<InvoiceTransfer | null> {
  if (correction || payment.method !== 'transfer') return null
  const order = await getOrder(db, { id: orderId })
  const transfer = order && transferOf(order, seller)
  if (!transfer) return null
  const { title, amount } = transfer
  return { title, amount, code: encodeTransfer({ ...seller, title, amount }) }
}
