'use client'

import type { Grosze } from '@bieznik/contract/money/grosze'
import { maxLineQuantity } from '@bieznik/contract/selling/line-quantity'
import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { useAuth } from '@/lib/auth/use-auth'
import { useQuantityInCart } from '@/lib/cart/use-cart-quantities'
import { usePathname } from '@/lib/i18n/navigation'
import { logFailure } from '@/lib/log/browser'
import { reloadIfOutdated } from '@/lib/page-lifecycle/reload-for-new-version'
import { QuantityChoice, QuantitySum, SET } from './quantity-choice'

interface AddToCartButtonProps {
  productId: number
  title: string
  price: Grosze
  quantityInStock: number
  /** What a set costs, where one is chosen at first: the browser formats no number for it. Not given: one piece is chosen. */
  usual?: ReactNode
}

/**
 * How many, and the button that puts them into the cart; when the product is there already, a disabled button with the number and the way to the cart. Sold out it is
 * disabled and says so. What it does when it is pressed is loaded then: a list has two dozen of these, and most people press none.
 */
export function AddToCartButton(props: AddToCartButtonProps) {
  const inCart = useQuantityInCart(props.productId)
  // The button that had the focus makes way for the link.
  const wasPressed = useRef(false)

  function takeFocus(link: HTMLAnchorElement | null): void {
    if (!link || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) link.focus({ preventScroll: true })
  }

  if (inCart > 0) return <InCart {...props} quantity={inCart} takeFocus={takeFocus} />
  return <Choose {...props} onPress={() => (wasPressed.current = true)} />
}

type InCartProps = AddToCartButtonProps & {
  quantity: number
  takeFocus: (link: HTMLAnchorElement | null) => void
}

function InCart({ title, quantity, takeFocus }: InCartProps) {
  const t = useTranslations('product')
  const text = `${t('in_cart')} (${quantity})`
  return (
    <span className="buy">
      <Button disabled className="in-cart" aria-label={`${text}: ${title}`}>
        {text}
      </Button>
      <LinkButton
        ref={takeFocus}
        href="/cart"
        prefetch={false}
        variant="secondary"
        className="in-cart"
        aria-label={`${t('to_cart')}: ${title}`}
      >
        {t('to_cart')}
      </LinkButton>
    </span>
  )
}

function Choose({
  productId,
  title,
  price,
  quantityInStock,
  usual,
  onPress,
}: AddToCartButtonProps & { onPress: () => void }) {
  const t = useTranslations('product')
  const auth = useAuth()
  const path = usePathname()
  const [chosen, setChosen] = useState(usual ? SET : 1)
  const [isAdding, setAdding] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [beneath, setBeneath] = useState<ReactElement | null>(null)
  const max = maxLineQuantity({ quantityInStock })
  const quantity = Math.min(chosen, max)
  const text = t(max === 0 ? 'sold_out' : 'add_to_cart')

  async function add() {
    onPress()
    setAdding(true)
    setFailed(false)
    try {
      const { addToCart } = await import('./add-to-cart')
      // Of a narrowed list the query is a part of where to come back to.
      const next = path + window.location.search
      setBeneath(await addToCart({ auth, productId, title, quantity, next }))
    } catch (error) {
      logFailure('add to cart: not loaded', error)
      reloadIfOutdated(error)
      setFailed(true)
    } finally {
      setAdding(false)
    }
  }

  return (
    <span className="buy">
      {max > 1 && <QuantityChoice label={t('quantity')} value={quantity} max={max} onChange={setChosen} />}
      <Button
        onClick={() => void add()}
        disabled={max === 0}
        busy={isAdding}
        className="add-to-cart"
        aria-label={`${text}: ${title}`}
      >
        {text}
      </Button>
      {quantity === SET && usual}
      {quantity > 1 && !(quantity === SET && usual) && <QuantitySum quantity={quantity} price={price} />}
      {beneath && auth.status !== 'signed-in' && <span>{beneath}</span>}
      {hasFailed && (
        <span role="alert" className="text-amber">
          {t('error_add_to_cart')}
        </span>
      )}
    </span>
  )
}
