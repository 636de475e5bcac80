'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { startOrderPayment, type OrderPayer } from '@/lib/payment/order-payment-calls'

/** Begins a payment and leaves for the provider's page; what failed is begun again as the same payment. */
export function useStartPayment(payer: OrderPayer) {
  const language = useLocale()
  const key = useRef<string>(null)
  const [wasStarted, setWasStarted] = useState(false)
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID()
      return startOrderPayment(payer, { language, key: key.current })
    },
    onMutate: () => setWasStarted(true),
    onSuccess: (payAt) => {
      key.current = null
      window.location.assign(payAt)
    },
  })

  // The browser may bring this page back as it was left.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [reset])

  return { start: () => mutate(), error, wasStarted, isLeaving: isPending || isSuccess }
}
