'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { useCartQuantities } from '@/lib/cart/use-cart-quantities'

/** The way to the cart, with the number of its lines when there are any. */
export function CartButton() {
  const t = useTranslations('cart')
  const count = useCartQuantities()?.length ?? 0

  return (
    <LinkButton
      href="/cart"
      prefetch={false}
      variant="quiet"
      size="icon"
      aria-label={t('open', { count })}
      className="relative"
    >
      <Icon name="cart" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-signal px-1 text-center figures text-xs leading-5 text-on-signal"
        >
          {count}
        </span>
      )}
    </LinkButton>
  )
}
