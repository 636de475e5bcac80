'use client'

import type { PlanReduction, Reduction } from '@bieznik/contract/reduction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { useForm, type KitForm } from '@/components/ui/use-form'
import {
  EMPTY_REDUCTION,
  reductionFormOf,
  reductionFormSchema,
  type ReductionField,
  type ReductionForm,
} from '@/lib/admin-products/reduction-form'
import { saveReductionMutation } from '@/lib/admin-products/reduction-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { useProductFormErrors } from '../product-form-errors'

export type ReductionFormReturn = KitForm<ReductionForm, PlanReduction, ReductionField>

/** The form of a reduction, or of a new one (`changed` null). */
export function useReductionForm(
  productId: number,
  changed: Reduction | null,
  onDone: () => void,
): ReductionFormReturn {
  const t = useTranslations()
  const textOf = useProductFormErrors()
  const { mutateAsync } = useMutation(saveReductionMutation(useQueryClient(), productId))
  const form: ReductionFormReturn = useForm({
    id: 'reduction',
    schema: reductionFormSchema,
    defaultValues: changed ? reductionFormOf(changed) : EMPTY_REDUCTION,
    fields: ['price', 'from', 'to'],
    errorText: textOf,
    send: async (plan) => {
      await mutateAsync({ id: changed?.id ?? null, plan })
      showToast({ tone: 'success', message: t('admin_reductions.saved') })
      form.reset(EMPTY_REDUCTION)
      onDone()
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
  return form
}
