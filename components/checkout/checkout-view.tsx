'use client'

import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useMemo, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import type { Person } from '@/lib/auth/auth-state'
import { useAuth } from '@/lib/auth/use-auth'
import { cartQuery } from '@/lib/cart/cart-queries'
import { pendingAttempt } from '@/lib/checkout/order-attempt'
import { problemCodeOf } from '@/lib/http/problem-error'
import { walletQuery } from '@/lib/payment/wallet-query'
import { CheckoutForm } from './checkout-form'
import { EmptyCart } from './empty-cart'
import { ResumeOrder } from './resume-order'
import { useLeave } from './use-leave'
import { accountQuery } from '@/lib/account/account-queries'
import type { KnownBuyer } from '@/lib/checkout/prefill'
import { ownOrdersQuery } from '@/lib/orders/order-queries'

interface CheckoutViewProps {
  isMarketingConsentRequired: boolean
  /** Providers that are configured and paid through once the order is placed. */
  laterProviders: readonly PaymentProviderName[]
  /** Methods that cannot be chosen are shown as well. */
  showsAllMethods: boolean
  deliveryCountries: DeliveryCountries
  /** Whether the registers of companies can be asked. */
  hasCompanyData: boolean
  /** What the shop does or adds within the price. */
  offeredExtras: readonly ExtraKind[]
  /** The notice of the legal guarantee, which the law wants before the order. */
  guarantee: ReactNode
}

/** Order placement in each of its states; without a signed-in person on to sign-in, which comes back here. */
export function CheckoutView(props: CheckoutViewProps) {
  const t = useTranslations('cart')
  const auth = useAuth()
  const { toSignIn } = useLeave()
  const isSignedOut = auth.status === 'signed-out'
  const leave = useEffectEvent(() => toSignIn('user_id_required'))
  useEffect(() => {
    if (isSignedOut) void leave()
  }, [isSignedOut])

  if (auth.status !== 'signed-in') return <Loading>{t('loading')}</Loading>
  return <PersonsCheckout person={auth.person} {...props} />
}

function PersonsCheckout({ person, laterProviders, ...settings }: CheckoutViewProps & { person: Person }) {
  const t = useTranslations()
  const cart = useQuery(cartQuery(person.uid))
  const wallet = useQuery(walletQuery())
  const known = useKnownBuyer(person)
  const lines = cart.data
  const hasWallet = wallet.data !== undefined && wallet.data !== null
  const providers = useMemo(
    () => (hasWallet ? (['paypal', ...laterProviders] as const) : laterProviders),
    [hasWallet, laterProviders],
  )
  for (const read of [cart, wallet])
    if (read.isError && read.data === undefined)
      return (
        <EmptyState
          role="alert"
          title={t(read === cart ? 'cart.failed_load' : `errors.${problemCodeOf(read.error)}`)}
          action={<Button onClick={() => void read.refetch()}>{t('cart.retry')}</Button>}
        />
      )
  if (!lines || wallet.data === undefined || known === null) return <Loading>{t('cart.loading')}</Loading>
  if (lines.length > 0)
    return <CheckoutForm person={person} known={known} lines={lines} providers={providers} {...settings} />
  const attempt = pendingAttempt(person.uid)
  return attempt ? <ResumeOrder uid={person.uid} attempt={attempt} /> : <EmptyCart />
}

/** The form is shown without what has not come by then. */
const WAIT_MS = 1_000

/** Profile and last order of who has an account; null: they are still waited for. */
function useKnownBuyer({ uid, isGuest }: Person): KnownBuyer | null {
  const asked = { enabled: !isGuest, retry: false, staleTime: Infinity } as const
  const account = useQuery({ ...accountQuery(uid), ...asked })
  const orders = useQuery({ ...ownOrdersQuery(uid, { page: 1 }), ...asked })
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate && (account.isLoading || orders.isLoading)) return null
  return { account: account.data, lastOrder: orders.data?.orders[0] }
}
