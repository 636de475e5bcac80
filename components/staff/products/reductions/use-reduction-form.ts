'use client'

import { isLargePriceChange } from '@bieznik/contract/catalogue/price-change'
import { regularPriceOf, type Product } from '@bieznik/contract/catalogue/product'
import type { PlanReduction, Reduction } from '@bieznik/contract/catalogue/reduction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import type { KitForm } from '@/components/ui/use-form'
import {
  EMPTY_REDUCTION,
  reductionFormOf,
  reductionFormSchema,
  type ReductionField,
  type ReductionForm,
} from '@/lib/products/reduction-form'
import { saveReductionMutation } from '@/lib/products/reduction-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { useSeenForm } from '../../parts/use-seen-form'
import { useProductFormErrors } from '../product-form-errors'

export type ReductionFormReturn = KitForm<ReductionForm, PlanReduction, ReductionField>

const FIELDS = ['price', 'from', 'to'] as const

/** The form of a reduction as it is known by now, or of a new one (`changed` null). What is typed stays, whatever somebody else saves. */
export function useReductionForm(product: Product, changed: Reduction | null, onDone: () => void) {
  const t = useTranslations()
  const language = useLocale()
  const textOf = useProductFormErrors()
  const { mutateAsync } = useMutation(saveReductionMutation(useQueryClient(), product.id))
  /** A large cut waits here until it is confirmed. */
  const [asked, setAsked] = useState<PlanReduction>()
  const seenForm = useSeenForm({
    known: changed,
    formOf: (known) => (known ? reductionFormOf(known, language) : EMPTY_REDUCTION),
    id: 'reduction',
    schema: reductionFormSchema,
    fields: FIELDS,
    errorText: textOf,
    send: async (plan, seen) => {
      const isAskedAbout = asked !== undefined
      setAsked(undefined)
      if (!isAskedAbout && isLargePriceChange(regularPriceOf(product), plan.price)) return setAsked(plan)
      await mutateAsync({ changed: seen, plan })
      showToast({ tone: 'success', message: t('admin_reductions.saved') })
      seenForm.form.reset(EMPTY_REDUCTION)
      onDone()
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })

  return {
    ...seenForm,
    asked,
    confirm: () => void seenForm.form.submit(),
    cancel: () => setAsked(undefined),
  }
}
