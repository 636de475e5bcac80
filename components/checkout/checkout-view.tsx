'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import type { Person } from '@/lib/auth/auth-state'
import { useAuth } from '@/lib/auth/use-auth'
import { cartQuery } from '@/lib/cart/cart-queries'
import { pendingAttempt } from '@/lib/checkout/order-attempt'
import { CheckoutForm } from './checkout-form'
import { EmptyCart } from './empty-cart'
import { ResumeOrder } from './resume-order'
import { useLeave } from './use-leave'

/** Order placement in each of its states; without a signed-in person on to sign-in, which comes back here. */
export function CheckoutView({ isMarketingConsentRequired }: { isMarketingConsentRequired: boolean }) {
  const t = useTranslations('cart')
  const auth = useAuth()
  const { toSignIn } = useLeave()
  const isSignedOut = auth.status === 'signed-out'
  const leave = useEffectEvent(() => toSignIn('user_id_required'))
  useEffect(() => {
    if (isSignedOut) void leave()
  }, [isSignedOut])

  if (auth.status !== 'signed-in') return <Loading>{t('loading')}</Loading>
  return <PersonsCheckout person={auth.person} isMarketingConsentRequired={isMarketingConsentRequired} />
}

interface PersonsCheckoutProps {
  person: Person
  isMarketingConsentRequired: boolean
}

function PersonsCheckout({ person, isMarketingConsentRequired }: PersonsCheckoutProps) {
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
  if (lines.length > 0)
    return (
      <CheckoutForm person={person} lines={lines} isMarketingConsentRequired={isMarketingConsentRequired} />
    )
  const attempt = pendingAttempt(person.uid)
  return attempt ? <ResumeOrder uid={person.uid} attempt={attempt} /> : <EmptyCart />
}
