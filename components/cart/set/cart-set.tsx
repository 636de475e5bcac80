'use client'

import { cartSet } from '@bieznik/contract/catalogue/fit/cart-set'
import type { CartLine } from '@bieznik/contract/selling/cart'
import type { ChangeCart } from '@/components/cart/use-change-cart'
import { CartSetMessages } from '@/lib/i18n/cart-set-messages'
import { SetAdviceList } from './set-advice-list'

interface CartSetProps {
  lines: readonly CartLine[]
  onChange: ChangeCart
  /** Puts the focus where it can stay while the advice goes away. */
  onFocusLost: () => void
}

/** What is loaded when there are lines, with texts of its own. */
export function CartSet({ lines, onChange, onFocusLost }: CartSetProps) {
  function changeQuantity(productId: number, quantity: number) {
    onFocusLost()
    onChange({ kind: 'quantity', productId, quantity })
  }

  return (
    <CartSetMessages fallback={null}>
      <SetAdviceList
        advice={cartSet(lines)}
        products={lines.map(({ product }) => product)}
        onQuantity={changeQuantity}
      />
    </CartSetMessages>
  )
}
