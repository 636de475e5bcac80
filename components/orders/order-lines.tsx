import { multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { OrderItem } from '@bieznik/contract/selling/order'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/ui/content-text'
import { LowestPrice } from '@/components/ui/lowest-price'
import { canCancelLines } from './cancel-line'
import { ReturnedPieces } from './returned-pieces'

interface OrderLinesProps {
  order: { status: string; orderItems: readonly OrderItem[] }
  price: (amount: Grosze) => ReactNode
  /** Of a line that can still be canceled. */
  cancel: (item: OrderItem) => ReactNode
}

/** What the buyer of an order has bought, line by line, with what can be done about each. */
export function OrderLines({ order, price, cancel }: OrderLinesProps) {
  return (
    <ul className="lined">
      {order.orderItems.map((item) => (
        <li key={item.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <span className="grow basis-60">
            <span>
              <ContentText lang={item.titleLanguage}>{item.title}</ContentText>
            </span>
            <span className="block text-sm text-quiet">
              <span className="figures">{`${item.quantity} ×`}</span> {price(item.price)}
            </span>
            <LowestPrice price={item.price} lowestPrice={item.lowestPrice} className="block" />
            <ReturnedPieces item={item} />
            {canCancelLines(order) && cancel(item)}
          </span>
          {price(multiplyMoney(item.price, item.quantity))}
        </li>
      ))}
    </ul>
  )
}
