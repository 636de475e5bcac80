import clsx from 'clsx'
import { ShoppingCart } from 'lucide-react'
import { slimIcon } from '@/components/ui/slim-icon'

const SYMBOL = 'cart-icon'

/** The shape itself, once in a document; every `CartIcon` shows it. A list of products has two dozen of them. */
export function CartSymbol() {
  return (
    <svg aria-hidden className="absolute size-0">
      <symbol id={SYMBOL} viewBox="0 0 24 24">
        <ShoppingCart {...slimIcon} />
      </symbol>
    </svg>
  )
}

/** Needs a `CartSymbol` in the same document. */
export function CartIcon({ className }: { className: string }) {
  return (
    <svg aria-hidden className={clsx('lucide', className)}>
      <use href={`#${SYMBOL}`} />
    </svg>
  )
}
