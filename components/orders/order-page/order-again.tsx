'use client'

import type { OrderItem } from '@bieznik/contract/selling/order'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getPathname } from '@/lib/i18n/navigation'
import { orderAgain } from '@/lib/orders/order-again'

/** Leads to the cart when all of it can be had again, else says first what cannot. */
export function OrderAgain({ uid, items }: { uid: string; items: readonly OrderItem[] }) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const {
    mutate,
    isPending,
    data: missing,
    error,
  } = useMutation({
    mutationFn: () => orderAgain(uid, items),
    // A full page load: what this tab knows of the cart is stale.
    onSuccess: (left) => left.length === 0 && window.location.assign(getPathname({ href: '/cart', locale })),
  })
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('again')}
      </Button>
      {error && <p role="alert">{errors(problemCodeOf(error))}</p>}
      {missing && missing.length > 0 && (
        <div role="alert" className="flex flex-col gap-2 border-2 border-amber p-4">
          <p>{t('again_missing', { titles: missing.map(({ title }) => title).join(', ') })}</p>
          {missing.length < items.length && <LinkButton href="/cart">{t('again_cart')}</LinkButton>}
        </div>
      )}
    </div>
  )
}
