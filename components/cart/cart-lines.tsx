import type { CartLine } from '@bieznik/contract/selling/cart'
import type { MouseEvent } from 'react'
import { CartRow } from './cart-row'

export interface LineActions {
  onQuantity: (productId: number, quantity: number) => void
  onDelete: (event: MouseEvent, line: CartLine) => void
}

interface CartLinesProps extends LineActions {
  lines: readonly CartLine[]
}

export function CartLines({ lines, onQuantity, onDelete }: CartLinesProps) {
  return (
    <ul className="border border-line bg-sheet lined">
      {lines.map((line) => (
        <CartRow
          key={line.product.id}
          line={line}
          onQuantity={(quantity) => onQuantity(line.product.id, quantity)}
          onDelete={(event) => onDelete(event, line)}
        />
      ))}
    </ul>
  )
}
