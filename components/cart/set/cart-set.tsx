'use client'

import { cartSet } from '@bieznik/contract/catalogue/fit/cart-set'
import { comesWithBolts } from '@bieznik/contract/catalogue/fit/spacer-set'
import { extrasOf } from '@bieznik/contract/catalogue/fit/set-extras'
import { groupCart } from '@bieznik/contract/catalogue/fit/wheel-sets'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { CartLine } from '@bieznik/contract/selling/cart'
import type { ChangeCart } from '@/components/cart/use-change-cart'
import { CartSetMessages } from '@/lib/i18n/cart-set-messages'
import { SetAdviceList } from './set-advice-list'

interface CartSetProps {
  /** The whole cart. */
  lines: readonly CartLine[]
  /** Those of its lines that the advice is on. */
  about: readonly CartLine[]
  /** What the shop does or adds within the price. */
  offeredExtras: readonly ExtraKind[]
  onChange: ChangeCart
  /** Puts the focus where it can stay while the advice goes away. */
  onFocusLost: () => void
}

/** What is loaded while the lines are, with texts of its own. */
export function CartSet({ lines, about, offeredExtras, onChange, onFocusLost }: CartSetProps) {
  function changeQuantity(productId: number, quantity: number) {
    onFocusLost()
    onChange({ kind: 'quantity', productId, quantity })
  }

  const products = about.map(({ product }) => product)
  const threads = products.flatMap((product) =>
    product.productType === 'Spacer' && comesWithBolts(product) ? [product.boltInfo] : [],
  )
  const isAbout = (productId: number) => products.some(({ id }) => id === productId)
  return (
    <CartSetMessages fallback={null}>
      {about.length > 0 && (
        <SetAdviceList
          advice={cartSet(lines).filter(({ productId }) => isAbout(productId))}
          products={products}
          isSet={groupCart(about).sets.length > 0}
          threads={[...new Set(threads)]}
          extras={extrasOf(about).filter(({ kind }) => offeredExtras.includes(kind))}
          onQuantity={changeQuantity}
        />
      )}
    </CartSetMessages>
  )
}
