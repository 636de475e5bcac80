'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { getPathname } from '@/lib/i18n/navigation'
import type { Paid } from './use-paid'

/** In the place of the order button: to the payment, which leads back to this step. */
export function PayFirst({ paid: { payments, isUnknown, retry } }: { paid: Paid }) {
  const t = useTranslations()
  const locale = useLocale()
  if (isUnknown) return <Button onClick={retry}>{t('cart.retry')}</Button>
  if (!payments) return <Button busy>{t('checkout.pay')}</Button>
  const query = { next: '/CreateOrder?step=confirmation' }
  return (
    <Button asChild>
      <a href={getPathname({ href: { pathname: '/Payment', query }, locale })}>{t('checkout.pay')}</a>
    </Button>
  )
}
