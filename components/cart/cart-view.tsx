'use client'

import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { useAuth } from '@/lib/auth/use-auth'
import { useCart } from '@/lib/cart/use-cart'
import { readDraft } from '@/lib/checkout/draft'
import { rememberPrices } from '@/lib/checkout/seen-prices'
import { problemCodeOf } from '@/lib/http/problem-error'
import { waitingPaymentsQuery } from '@/lib/payment/payment-queries'
import { AccountChoice } from './account-choice'
import { CartGoods } from './cart-goods'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { PaidNotice } from './paid-notice'
import { CartSetBlock } from './set/cart-set-block'
import { useChangeCart } from './use-change-cart'

interface CartSettings {
  /** The names of the ways to pay before the delivery. */
  waysToPay: readonly string[]
  /** What the shop does or adds within the price. */
  offeredExtras: readonly ExtraKind[]
}

/** The cart screen in each of its states. */
export function CartView({ waysToPay = [], offeredExtras = [] }: Partial<CartSettings>) {
  const auth = useAuth()
  if (auth.status === 'loading') return <CartSkeleton />
  if (auth.status === 'signed-out') return <NotAuthenticated />
  const { uid } = auth.person
  return <PersonsCart key={uid} uid={uid} waysToPay={waysToPay} offeredExtras={offeredExtras} />
}

function NotAuthenticated() {
  const t = useTranslations('account')
  return (
    <EmptyState
      title={t('not_authenticated')}
      action={<AccountChoice next="/cart" onGuest={() => undefined} className="justify-center" />}
    />
  )
}

function PersonsCart({ uid, waysToPay, offeredExtras }: CartSettings & { uid: string }) {
  const { lines, error, isSaving, refetch } = useCart(uid)
  const change = useChangeCart(uid)
  const payments = useQuery(waitingPaymentsQuery(uid))
  const whole = useRef<HTMLDivElement>(null)
  const [isCompany] = useState(() => readDraft(uid)?.customerType === 'company')
  const focusWhole = () => whole.current?.focus({ preventScroll: true })
  // Whatever differs at the checkout is shown there.
  useEffect(() => {
    if (lines) rememberPrices(lines)
  }, [lines])
  if (!lines) {
    if (!error) return <LoadingCart />
    if (problemCodeOf(error) === 'unauthenticated') return <NotAuthenticated />
    return <LoadFailure onRetry={() => void refetch()} />
  }
  return (
    <CartFrame frame={whole}>
      {error && <LoadFailure onRetry={() => void refetch()} />}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
          <CartGoods lines={lines} offeredExtras={offeredExtras} onChange={change} onFocusLost={focusWhole} />
          <CartSummary lines={lines} isSaving={isSaving} waysToPay={waysToPay} isCompany={isCompany} />
        </div>
      )}
      {/* The last thing, so that nothing moves when it comes. */}
      {!payments.isPending && <PaidNotice payments={payments.data} onRetry={() => void payments.refetch()} />}
    </CartFrame>
  )
}

/** What advises on the lines is fetched while they are. */
function LoadingCart() {
  return (
    <>
      <CartSkeleton />
      <CartSetBlock
        lines={[]}
        about={[]}
        offeredExtras={[]}
        onChange={() => undefined}
        onFocusLost={() => undefined}
      />
    </>
  )
}

/** Holds the focus while what had it goes away. */
function CartFrame({
  frame,
  children,
}: {
  frame: React.RefObject<HTMLDivElement | null>
  children: ReactNode
}) {
  const t = useTranslations('cart')
  return (
    <div ref={frame} role="group" tabIndex={-1} aria-label={t('title')} className="flex flex-col gap-6">
      {children}
    </div>
  )
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('cart')
  return (
    <EmptyState
      role="alert"
      title={t('failed_load')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  )
}

function EmptyCart() {
  const t = useTranslations('cart')
  return (
    <EmptyState title={t('empty')} action={<LinkButton href="/tires">{t('to_catalogue')}</LinkButton>}>
      {t('empty_hint')}
    </EmptyState>
  )
}
