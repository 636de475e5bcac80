'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { laterMethods } from '@bieznik/contract/money/payment-providers'
import { useLocale } from 'next-intl'
import { forgetCheckout } from '@/lib/checkout/forget-checkout'
import type { SignInReason } from '@/lib/account/sign-in-reason'
import { leaveForSignIn, signOut } from '@/lib/auth/sign-out'
import { getPathname } from '@/lib/i18n/navigation'
import { logFailure } from '@/lib/log/browser'

/** Its method is a provider that is paid on a page of its own, and something is due. */
function isPaidLater({ typeOfPayment, due }: Order): boolean {
  return due > 0 && laterMethods.some((method) => method === typeOfPayment)
}

/** The ways out of the checkout, both by full page loads: what is kept of the cart is stale behind them. */
export function useLeave() {
  const locale = useLocale()
  const go = (pathname: string, query: Record<string, string | number>) =>
    window.location.assign(getPathname({ href: { pathname, query }, locale }))

  /** The order is placed; `earlier`: it had been before, and its number is not known here. */
  function toOrders(placed: number | 'earlier'): void {
    forgetCheckout()
    go('/orders', { placed })
  }

  /** The order is placed; one that is paid online is paid now. */
  function toPlaced(order: Order): void {
    if (!isPaidLater(order)) return toOrders(order.id)
    forgetCheckout()
    go(`/orders/${order.id}/payment`, { start: 1 })
  }

  /** Signs out what is left of the sign-in, and comes back to the form as it is. */
  async function toSignIn(reason: SignInReason): Promise<void> {
    // The refused call may be leaving already; two ways out at once would get into each other's way.
    if (reason === 'authentication_required') return leaveForSignIn()
    const next = `/CreateOrder${window.location.search}`
    await signOut().catch((error: unknown) => logFailure('could not sign out before signing in anew', error))
    go('/login', { reason, next })
  }

  return { toOrders, toPlaced, toSignIn }
}
