'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { issueInvoiceMutation } from '@/lib/orders/invoice-queries'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Question } from '../parts/question'

/** The text for a refusal. A canceled order has no button. */
function textOf(code: ProblemCode) {
  if (code === 'invalid_request') return 'invoices.not_valid'
  return code === 'status_not_allowed' ? 'invoices.not_yet' : (`errors.${code}` as const)
}

/** Issues the invoice after a question: it stays as it is, and the buyer gets it at once. */
export function IssueInvoice({ order }: { order: Pick<StaffOrder, 'id' | 'name' | 'taxId'> }) {
  const t = useTranslations()
  const [isAsked, setAsked] = useState(false)
  const { mutate, error, isPending } = useMutation(issueInvoiceMutation(useQueryClient()))
  const code = error && problemCodeOf(error)

  function issue(): void {
    setAsked(false)
    mutate(order.id)
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" size="compact" busy={isPending} onClick={() => setAsked(true)}>
        {t('invoices.issue')}
      </Button>
      {code && (
        <p role="alert" className="border-2 border-amber p-3">
          {t(textOf(code))}
        </p>
      )}
      {isAsked && (
        <Question
          title={t('invoices.issue_question.title')}
          text={t('invoices.issue_question.text', {
            name: order.name,
            hasTaxId: order.taxId === null ? 'no' : 'yes',
            taxId: order.taxId ?? '',
          })}
          confirm={t('invoices.issue')}
          onCancel={() => setAsked(false)}
          onConfirm={issue}
        />
      )}
    </div>
  )
}
