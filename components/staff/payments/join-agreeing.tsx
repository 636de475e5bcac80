'use client'

import type { BankLine } from '@bieznik/contract/money/bank-statement'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { agreeingLines } from '@/lib/payment/agreeing-lines'
import { joinLinesMutation } from '@/lib/payment/staff-payment-queries'
import { Question } from '../parts/question'

/** Joins all lines of which title and amount agree, after a question. */
export function JoinAgreeing({ lines: shown }: { lines: readonly BankLine[] }) {
  const t = useTranslations()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation(joinLinesMutation(useQueryClient()))
  const { lines: count, total, joins } = agreeingLines(shown)
  if (count < 2) return null

  function join(): void {
    setAsked(false)
    mutate(
      { joins },
      {
        onSuccess: ({ refused }) =>
          showToast(
            refused === 0
              ? { tone: 'success', message: t('admin_payments.agreeing.done', { count }) }
              : { tone: 'error', message: t('admin_payments.agreeing.refused', { count: refused }) },
          ),
        onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
      },
    )
  }

  return (
    <>
      <Button busy={isPending} onClick={() => setAsked(true)}>
        <span>{t('admin_payments.agreeing.join', { count })}</span> <Price amount={total} />
      </Button>
      {isAsked && (
        <Question
          title={t('admin_payments.agreeing.question', { count })}
          text={t('admin_payments.agreeing.text')}
          confirm={t('admin_payments.agreeing.join', { count })}
          onConfirm={join}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  )
}
