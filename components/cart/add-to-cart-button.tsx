'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useEarlyPress } from '@/components/ui/use-early-press'
import { useAuth } from '@/lib/auth/use-auth'
import { useCartMarks } from '@/lib/cart/use-cart-marks'
import { usePathname } from '@/lib/i18n/navigation'
import { loadLate } from '@/lib/late/load-late'
import { logFailure } from '@/lib/log/browser'

interface AddToCartButtonProps {
  productId: number
  title: string
  quantityInStock: number
}

/**
 * Disabled when the product is in the cart already, which it says, or sold out, which it says as well. What it does when it is pressed is loaded
 * then: a list has two dozen of these buttons, and most people press none.
 */
export function AddToCartButton({ productId, title, quantityInStock }: AddToCartButtonProps) {
  const t = useTranslations('product')
  const auth = useAuth()
  const next = usePathname()
  const isInCart = useCartMarks()?.includes(productId) ?? false
  const isSoldOut = quantityInStock === 0
  const [isAdding, setAdding] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const press = useEarlyPress(() => void add())

  async function add() {
    setAdding(true)
    setFailed(false)
    try {
      const { addToCart } = await loadLate(() => import('./add-to-cart'))
      await addToCart({ auth, productId, title, next })
    } catch (error) {
      logFailure('what adds to the cart could not be loaded', error)
      setFailed(true)
    } finally {
      setAdding(false)
    }
  }

  const text = t(isInCart ? 'in_cart' : isSoldOut ? 'sold_out' : 'add_to_cart')
  return (
    <>
      <Button
        {...press}
        disabled={isInCart || isSoldOut}
        busy={isAdding}
        className="add-to-cart"
        aria-label={`${text}: ${title}`}
      >
        {text}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm text-amber">
          {t('error_add_to_cart')}
        </p>
      )}
    </>
  )
}
