import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { orderStatuses, type OrderStatus } from '@bieznik/contract/selling/order-status'

type Listed = 'payments' | 'corrections' | 'goodsBack' | 'statements' | 'parcels'
type StoryOf = Pick<OwnOrder, 'orderDate' | 'status' | 'deliveredAt' | 'statuses' | 'moneyBack' | Listed>

/** Something that happened to an order, and when. */
export type OrderStep = { at: string } & (
  | { kind: 'placed' }
  | { kind: 'paid'; payment: OwnOrder['payments'][number] }
  | { kind: 'status'; status: Exclude<OrderStatus, 'Pending'>; parcels: NonNullable<OwnOrder['parcels']> }
  | { kind: 'changed'; change: OwnOrder['corrections'][number] }
  | { kind: 'stated'; statement: OwnOrder['statements'][number] }
  | { kind: 'goods_back'; lines: OwnOrder['goodsBack'][number]['lines'] }
  | { kind: 'money_back'; back: NonNullable<OwnOrder['moneyBack']>[number] }
)

/** Canceled comes after each of the others. */
const rankOf = (status: OrderStatus): number => orderStatuses.indexOf(status)

/** The statuses that hold: one that was taken back is as if it had not been. */
function reached(statuses: StoryOf['statuses']): StoryOf['statuses'] {
  const valid: StoryOf['statuses'] = []
  for (const change of statuses) {
    while (rankOf(valid.at(-1)?.status ?? 'Pending') > rankOf(change.status)) valid.pop()
    if (valid.at(-1)?.status !== change.status) valid.push(change)
  }
  return valid
}

function statusSteps({ status: current, statuses, deliveredAt, parcels = [] }: StoryOf): OrderStep[] {
  return reached(statuses).flatMap(({ status, at }): OrderStep[] => {
    if (status === 'Pending' || rankOf(status) > rankOf(current)) return []
    const isSent = status === 'Sent'
    const day = status === 'Delivered' ? (deliveredAt ?? at) : at
    return [{ kind: 'status', status, at: day, parcels: isSent ? parcels : [] }]
  })
}

/** What happened to an order, oldest first; of what happened at one moment, in this order. Only what is done is in it. */
export function storyOf(order: StoryOf): OrderStep[] {
  const { orderDate, payments, corrections, statements, goodsBack, moneyBack = [] } = order
  const steps: OrderStep[] = [
    { kind: 'placed', at: orderDate },
    ...payments.map((payment): OrderStep => ({ kind: 'paid', at: payment.at, payment })),
    ...corrections.map((change): OrderStep => ({ kind: 'changed', at: change.doneAt, change })),
    ...statusSteps(order),
    ...statements.map((statement): OrderStep => ({ kind: 'stated', at: statement.at, statement })),
    ...goodsBack.map(({ at, lines }): OrderStep => ({ kind: 'goods_back', at, lines })),
    ...moneyBack.map((back): OrderStep => ({ kind: 'money_back', at: back.at, back })),
  ]
  return steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
