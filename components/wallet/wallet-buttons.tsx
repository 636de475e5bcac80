'use client'

import { locales } from '@bieznik/contract/locales'
import type { WalletConfig } from '@bieznik/contract/money/payment'
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'

/** How long the provider's script may take before the person hears of it, in milliseconds. */
const SCRIPT_DEADLINE_MS = 10_000

/**
 * The nonce of the document's content policy, for the inline scripts that the provider's script makes; empty: the policy has none.
 * The browser hides it from selectors, and not from scripts that run already.
 */
const documentNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

interface Handlers {
  isDisabled: boolean
  /** The id of the provider's order that the buyer is to approve. */
  createOrder: () => Promise<string>
  onApprove: (walletOrderId: string) => Promise<void>
  onCancel: () => void
  onError: (error: Record<string, unknown>) => void
}

/** The wallet's own button, out of its own script. */
export function WalletButtons({ wallet, ...handlers }: Handlers & { wallet: WalletConfig }) {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [nonce] = useState(documentNonce)
  return (
    <PayPalScriptProvider
      key={attempt}
      options={{
        ...wallet,
        currency: 'USD',
        intent: 'capture',
        components: 'buttons',
        locale: locales[locale].paypal,
        dataCspNonce: nonce,
      }}
    >
      <Buttons {...handlers} onRetry={() => setAttempt((count) => count + 1)} />
    </PayPalScriptProvider>
  )
}

function Buttons({
  isDisabled,
  createOrder,
  onApprove,
  onCancel,
  onError,
  onRetry,
}: Handlers & { onRetry: () => void }) {
  const t = useTranslations()
  const [{ isResolved, isRejected }] = usePayPalScriptReducer()
  const isLate = useDeadline(SCRIPT_DEADLINE_MS)
  if (!isResolved && (isRejected || isLate))
    return (
      <div role="alert" className="flex flex-col items-start gap-3 border-2 border-amber p-4">
        <p>{t('payment_page.button_failed')}</p>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      </div>
    )
  return (
    // The provider's frame has a light background of its own.
    <div className="min-h-28 scheme-light">
      {!isResolved && <Loading>{t('payment_page.button_loading')}</Loading>}
      <PayPalButtons
        disabled={isDisabled}
        style={{ layout: 'vertical', shape: 'rect' }}
        createOrder={createOrder}
        onApprove={({ orderID }) => onApprove(orderID)}
        onCancel={onCancel}
        onError={onError}
      />
    </div>
  )
}

function useDeadline(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
