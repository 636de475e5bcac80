'use client'

import type { Payment } from '@bieznik/contract/money/payment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { PaidPrice } from '@/components/ui/paid-price'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { textOfProvider } from '@/lib/payment/text-of-provider'
import { refundMutation } from '@/lib/payment/payment-queries'

interface RefundPaymentProps {
  payment: Payment
  /** Who gets the money back. */
  buyer: string
  /** Where it goes, in the question. */
  children?: ReactNode
}

/** Sends a payment back, after a question that names the amount and the person. */
export function RefundPayment({
  payment: { id, provider, amount, usd, reference },
  buyer,
  children,
}: RefundPaymentProps) {
  const t = useTranslations()
  const method = t(`payment.${provider}`)
  const [isOpen, setOpen] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const refund = useMutation(refundMutation(useQueryClient()))

  const words = textOfProvider(refund.error)

  function open(wanted: boolean): void {
    if (refund.isPending) return
    refund.reset()
    setOpen(wanted)
  }

  function send(): void {
    refund.mutate(
      { paymentId: id, key },
      {
        onSuccess: ({ state }) => {
          setOpen(false)
          const message =
            state === 'refunded' ? t('admin.refunded') : t('admin.refund_asked_done', { method })
          showToast({ tone: 'success', message })
        },
      },
    )
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="compact" aria-label={t('admin.refund_of', { id: reference ?? id })}>
          {t('admin.refund')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('admin.refund_title')}
        description={t.rich(provider === 'transfer' ? 'admin.refund_transfer_text' : 'admin.refund_text', {
          name: buyer,
          method,
          amount: () => <PaidPrice amount={amount} usd={usd} />,
        })}
        footer={
          <>
            <Button variant="secondary" disabled={refund.isPending} onClick={() => open(false)}>
              {t('admin.refund_cancel')}
            </Button>
            <Button busy={refund.isPending} onClick={send}>
              {t('admin.refund')}
            </Button>
          </>
        }
      >
        {children}
        {refund.error && (
          <p role="alert" className="border-2 border-amber p-3">
            <span>{t('admin.refund_failed', { reason: t(`errors.${problemCodeOf(refund.error)}`) })}</span>{' '}
            {words && <span>{t('corrections.returns.provider_words', { words })}</span>}
          </p>
        )}
      </DialogContent>
    </Dialog>
  )
}
