import { addMoney, grosze, multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { LinkedOrder } from '@bieznik/contract/selling/order-link'
import type { WithdrawalStatement } from '@bieznik/contract/care/withdrawal'

type PaidOrder = Pick<
  LinkedOrder,
  'id' | 'orderItems' | 'typeOfPayment' | 'deliveredAt' | 'total' | 'paid' | 'moneyBack'
>

export interface StatedRefund {
  amount: Grosze
  /** As the order was paid. */
  typeOfPayment: LinkedOrder['typeOfPayment']
}

/**
 * What a statement would bring back of the order of a link, at most what was paid and has not gone back. Null: the statement is about another
 * order, names goods in free text instead of lines, or it is not recorded yet whether the order was paid at the delivery.
 */
export function refundOfStatement(
  { order: typed, lines }: Pick<WithdrawalStatement, 'order' | 'lines'>,
  order: PaidOrder | null,
): StatedRefund | null {
  if (!order || typed !== String(order.id)) return null
  const left = paidAndNotBack(order)
  const amount = lines === null ? left : priceOfLines(lines, order.orderItems)
  if (left === null || amount === null) return null
  return { amount: grosze(Math.min(amount, left)), typeOfPayment: order.typeOfPayment }
}

/** Who pays at the delivery has paid all of it then, and no payment is recorded. */
function paidAndNotBack({ typeOfPayment, deliveredAt, total, paid, moneyBack = [] }: PaidOrder) {
  const isPaidByHand = typeOfPayment === 'payment_at_delivery' && paid === 0
  if (isPaidByHand && deliveredAt === null) return null
  const back = moneyBack.reduce((sum, { amount }) => sum + amount, 0)
  return grosze(Math.max(0, (isPaidByHand ? total : paid) - back))
}

function priceOfLines(
  lines: NonNullable<WithdrawalStatement['lines']>,
  items: PaidOrder['orderItems'],
): Grosze | null {
  let sum = grosze(0)
  for (const { title, pieces } of lines) {
    const item = items.find((each) => each.title === title)
    if (!item || pieces === null || pieces > item.quantity) return null
    sum = addMoney(sum, multiplyMoney(item.price, pieces))
  }
  return sum
}
