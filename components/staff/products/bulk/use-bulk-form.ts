'use client'

import type { BulkChange, PreviewedProduct } from '@bieznik/contract/catalogue/bulk-change'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm, type KitForm } from '@/components/ui/use-form'
import {
  bulkFields,
  bulkFormSchema,
  EMPTY_BULK_FORM,
  type BulkAction,
  type BulkField,
  type BulkForm,
} from '@/lib/products/bulk-form'
import { previewBulkChangeMutation, type PreviewRequest } from '@/lib/products/bulk-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { useProductFormErrors } from '../product-form-errors'

export type BulkFormReturn = KitForm<BulkForm, BulkChange, BulkField>

/** A change, and what it makes of each product. */
export interface Previewed {
  change: BulkChange
  products: readonly PreviewedProduct[]
}

/** The form of a bulk change; sending it asks for its preview. */
export function useBulkForm(
  action: BulkAction,
  target: PreviewRequest['target'],
  onPreviewed: (previewed: Previewed) => void,
): BulkFormReturn {
  const t = useTranslations('errors')
  const { mutateAsync } = useMutation(previewBulkChangeMutation)
  const form: BulkFormReturn = useForm({
    id: 'bulk',
    schema: useMemo(() => bulkFormSchema(action), [action]),
    defaultValues: EMPTY_BULK_FORM,
    fields: bulkFields[action],
    errorText: useProductFormErrors(),
    send: async (change) => {
      const { products } = await mutateAsync({ change, target })
      onPreviewed({ change, products })
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(problemCodeOf(error))),
  })
  return form
}
