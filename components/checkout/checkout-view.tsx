'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/auth/use-auth'
import { cartQuery } from '@/lib/cart/cart-queries'
import { getPathname } from '@/lib/i18n/navigation'
import type { Person } from '@/lib/auth/auth-state'
import { CheckoutForm } from './checkout-form'

/** Order placement in each of its states; without a signed-in person on to sign-in, which comes back here. */
export function CheckoutView({ isMarketingConsentRequired }: { isMarketingConsentRequired: boolean }) {
  const t = useTranslations('cart')
  const auth = useAuth()
  const locale = useLocale()
  const isSignedOut = auth.status === 'signed-out'
  useEffect(() => {
    if (isSignedOut)
      window.location.assign(
        getPathname({ href: { pathname: '/login', query: { next: '/CreateOrder' } }, locale }),
      )
  }, [isSignedOut, locale])

  if (auth.status !== 'signed-in') return <Loading>{t('loading')}</Loading>
  return <PersonsCheckout person={auth.person} isMarketingConsentRequired={isMarketingConsentRequired} />
}

function PersonsCheckout({
  person,
  isMarketingConsentRequired,
}: {
  person: Person
  isMarketingConsentRequired: boolean
}) {
  const t = useTranslations('cart')
  const { data: lines, isPending, isError, refetch } = useQuery(cartQuery(person.uid))
  if (isPending) return <Loading>{t('loading')}</Loading>
  if (isError && !lines)
    return (
      <EmptyState
        role="alert"
        title={t('failed_load')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  if (lines.length === 0)
    return (
      <EmptyState title={t('empty')} action={<LinkButton href="/tires">{t('to_catalogue')}</LinkButton>} />
    )
  return (
    <CheckoutForm person={person} lines={lines} isMarketingConsentRequired={isMarketingConsentRequired} />
  )
}
