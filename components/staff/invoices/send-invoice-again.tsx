'use client'

import type { Invoice } from '@bieznik/contract/money/invoice'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { sendInvoiceAgainMutation } from '@/lib/orders/invoice-queries'

/** Queues for KSeF once more what it did not take. */
export function SendInvoiceAgain({ invoice: { id, number } }: { invoice: Pick<Invoice, 'id' | 'number'> }) {
  const t = useTranslations()
  const { mutate, error, isPending } = useMutation(sendInvoiceAgainMutation(useQueryClient()))
  return (
    <>
      <Button variant="secondary" size="compact" busy={isPending} onClick={() => mutate(id)}>
        {t('invoices.ksef.send_again', { number })}
      </Button>
      {error && <p role="alert">{t(`errors.${problemCodeOf(error)}`)}</p>}
    </>
  )
}
