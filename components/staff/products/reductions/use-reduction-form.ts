'use client'

import { isLargePriceChange } from '@bieznik/contract/catalogue/price-change'
import { regularPriceOf, type Product } from '@bieznik/contract/catalogue/product'
import type { PlanReduction, Reduction } from '@bieznik/contract/catalogue/reduction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useForm, type KitForm } from '@/components/ui/use-form'
import {
  EMPTY_REDUCTION,
  reductionFormOf,
  reductionFormSchema,
  type ReductionField,
  type ReductionForm,
} from '@/lib/products/reduction-form'
import { saveReductionMutation } from '@/lib/products/reduction-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { useProductFormErrors } from '../product-form-errors'

export type ReductionFormReturn = KitForm<ReductionForm, PlanReduction, ReductionField>

const FIELDS = ['price', 'from', 'to'] as const

/** The form of a reduction as it is known by now, or of a new one (`changed` null). What is typed stays, whatever somebody else saves. */
export function useReductionForm(product: Product, changed: Reduction | null, onDone: () => void) {
  const t = useTranslations()
  const language = useLocale()
  const textOf = useProductFormErrors()
  /** As it was seen when what is typed began. */
  const [seen, setSeen] = useState(changed)
  const { mutateAsync } = useMutation(saveReductionMutation(useQueryClient(), product.id))
  /** A large cut waits here until it is confirmed. */
  const [asked, setAsked] = useState<PlanReduction>()
  const form: ReductionFormReturn = useForm({
    id: 'reduction',
    schema: reductionFormSchema,
    defaultValues: seen ? reductionFormOf(seen, language) : EMPTY_REDUCTION,
    fields: FIELDS,
    errorText: textOf,
    send: async (plan) => {
      const isAskedAbout = asked !== undefined
      setAsked(undefined)
      if (!isAskedAbout && isLargePriceChange(regularPriceOf(product), plan.price)) return setAsked(plan)
      await mutateAsync({ changed: seen, plan })
      showToast({ tone: 'success', message: t('admin_reductions.saved') })
      form.reset(EMPTY_REDUCTION)
      onDone()
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })

  /** Goes on from the reduction as it is by now; with `keepDirtyValues` what was changed here stays typed. */
  function takeOver(options?: { keepDirtyValues: true }): void {
    if (!changed) return
    setSeen(changed)
    form.reset(reductionFormOf(changed, language), options)
  }

  // `formState` is a proxy: react-hook-form updates only what is read while rendering.
  const { isSubmitting, dirtyFields } = form.formState
  const [before, now] = [
    seen && reductionFormOf(seen, language),
    changed && reductionFormOf(changed, language),
  ]
  const changedElsewhere =
    before && now && !isSubmitting
      ? FIELDS.filter((name) => before[name] !== now[name]).map((name) => ({ name, value: now[name] }))
      : []
  return {
    form,
    changedElsewhere,
    takeOver,
    dirtyFields,
    asked,
    confirm: () => void form.submit(),
    cancel: () => setAsked(undefined),
  }
}
