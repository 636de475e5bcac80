'use client'

import { ShoppingCart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useAuth } from '@/lib/auth/use-auth'
import { useCart } from '@/lib/cart/use-cart'
import { LinkButton } from '@/components/ui/link-button'

/** The way to the cart, with the number of its lines when there are any. */
export function CartButton() {
  const t = useTranslations('cart')
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const { lines } = useCart(uid)
  const count = lines?.length ?? 0

  return (
    <LinkButton
      href="/cart"
      prefetch={false}
      variant="quiet"
      size="icon"
      aria-label={t('open', { count })}
      className="relative"
    >
      <ShoppingCart aria-hidden className="size-5" />
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
