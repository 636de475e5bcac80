import { reasonSchema } from '@bieznik/contract/selling/order-correction'
import type { ReturnGoods } from '@bieznik/contract/care/goods-return'
import { addMoney, grosze, moneySchema, multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { OrderItem } from '@bieznik/contract/selling/order'
import type { OrderReturns, RefundOrder } from '@bieznik/contract/money/refund'
import { isSettled } from '@bieznik/contract/care/withdrawal-status'
import { z } from 'zod'
import { readNumber } from '@/lib/products/product-form'
import { lineKeyOf } from './correction-form'

/** Pieces; nothing typed is none. */
const piecesText = z
  .string()
  .transform((typed) => (typed.trim() === '' ? 0 : readNumber(typed)))
  .pipe(z.int().min(0).max(100))

/** What goods come back for: `w12` is a withdrawal, `c3` a complaint, nothing is neither. */
const causeText = z.string().regex(/^(?:|[wc]\d{1,10})$/)

const idIn = (cause: string, letter: 'w' | 'c'): number | null =>
  cause.startsWith(letter) ? Number(cause.slice(1)) : null

export const returnFormSchema = z.object({
  lines: z.record(z.string(), z.object({ stock: piecesText, scrap: piecesText })),
  note: reasonSchema,
  cause: causeText,
})

/** As many of each line as still can come back. */
export const leftOfLine = ({ quantity, returned = 0 }: Pick<OrderItem, 'quantity' | 'returned'>): number =>
  quantity - returned

/** The newest statement that is not settled yet, which goods or money most likely go back for. */
export const openWithdrawal = ({ withdrawals }: Pick<OrderReturns, 'withdrawals'>) =>
  withdrawals.findLast(({ status }) => !isSettled(status))

/** The pieces of a line that a withdrawal says are sent back and that have not come yet; nothing where it does not say. */
export function piecesBegun(
  item: OrderItem,
  withdrawal: ReturnType<typeof openWithdrawal>,
  { returns }: Pick<OrderReturns, 'returns'>,
): string {
  if (!withdrawal) return ''
  const stated =
    withdrawal.lines === null
      ? item.quantity
      : (withdrawal.lines.find(({ title }) => title === item.title)?.pieces ?? 0)
  const came = returns
    .filter(({ withdrawalId }) => withdrawalId === withdrawal.id)
    .flatMap(({ lines }) => lines.filter(({ itemId }) => itemId === item.id))
    .reduce((sum, { pieces }) => sum + pieces, 0)
  const begun = Math.min(stated - came, leftOfLine(item))
  return begun > 0 ? String(begun) : ''
}

export function toReturn(
  items: readonly OrderItem[],
  { lines, note, cause }: z.output<typeof returnFormSchema>,
): ReturnGoods {
  return {
    note,
    withdrawalId: idIn(cause, 'w'),
    complaintId: idIn(cause, 'c'),
    lines: items.flatMap((item) =>
      (['stock', 'scrap'] as const).flatMap((condition) => {
        const pieces = lines[lineKeyOf(item)]?.[condition] ?? 0
        return pieces === 0 ? [] : [{ itemId: item.id, pieces, condition }]
      }),
    ),
  }
}

export const refundKinds = ['all', 'lines', 'amount'] as const

/** Zlotys as they are typed; nothing typed is none. */
export const amountText = z
  .string()
  .transform((typed) => (typed.trim() === '' ? 0 : readNumber(typed)))
  .pipe(moneySchema)

export const refundFormSchema = z.object({
  kind: z.enum(refundKinds),
  amount: amountText,
  pieces: z.record(z.string(), piecesText),
  reason: reasonSchema,
  cause: causeText,
})

/** What is sent, and what it comes to. */
export type WantedRefund = { body: RefundOrder; amount: Grosze }

export function toRefund(
  items: readonly OrderItem[],
  { kind, amount, pieces, reason, cause }: z.output<typeof refundFormSchema>,
  { refundable, refunded: seen }: Pick<OrderReturns, 'refundable' | 'refunded'>,
): WantedRefund {
  const common = { reason, withdrawalId: idIn(cause, 'w'), complaintId: idIn(cause, 'c'), seen }
  if (kind === 'all') return { amount: refundable, body: { ...common, what: { kind } } }
  if (kind === 'amount') return { amount, body: { ...common, what: { kind, amount } } }
  const lines = items.flatMap((item) => {
    const count = pieces[lineKeyOf(item)] ?? 0
    return count === 0 ? [] : [{ item, pieces: count }]
  })
  return {
    amount: addMoney(grosze(0), ...lines.map(({ item, pieces: count }) => multiplyMoney(item.price, count))),
    body: {
      ...common,
      what: { kind, lines: lines.map(({ item, pieces: count }) => ({ itemId: item.id, pieces: count })) },
    },
  }
}
