'use client'

import type { ManagedProduct, ProductType } from '@bieznik/contract/catalogue/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import type { KitForm } from '@/components/ui/use-form'
import {
  fieldsOf,
  newProductForm,
  productFormOf,
  type FormMode,
  type ProductField,
  type ProductForm,
} from '@/lib/products/product-form'
import { productFormSchema } from '@/lib/products/product-form-schema'
import { saveProductMutation } from '@/lib/products/product-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { useSeenForm } from '../parts/use-seen-form'
import { useProductFormErrors } from './product-form-errors'

export type ProductFormReturn = KitForm<ProductForm, ProductForm, ProductField>

interface Options {
  kind: ProductType
  /** As it is known now; null: a new product */
  product: ManagedProduct | null
  /** What a new product's form begins with; undefined: with nothing. */
  begin: ProductForm | undefined
  onSaved: (id: number, values: ProductForm) => void
}

/** The form of a product; what is typed stays, whatever becomes of saving and whatever somebody else does to the product meanwhile. */
export function useProductForm({ kind, product, begin, onSaved }: Options) {
  const t = useTranslations()
  const language = useLocale()
  const mode: FormMode = product === null ? 'new' : 'edit'
  const formOf = (known: ManagedProduct | null) =>
    known ? productFormOf(known, language) : (begin ?? newProductForm(kind))
  const [start] = useState(() => formOf(product))
  const mutation = useMutation(saveProductMutation(useQueryClient(), kind))
  const fields = fieldsOf(kind, mode)
  const seenForm = useSeenForm({
    known: product,
    formOf,
    // A page that was left stays in the document, hidden, so each form has ids of its own.
    id: `product-${product?.id ?? kind}`,
    schema: useMemo(() => productFormSchema(kind, mode), [kind, mode]),
    fields,
    errorText: useProductFormErrors(),
    send: async (values: ProductForm, base) => {
      const saved = await mutation.mutateAsync({ form: values, base })
      if ('productType' in saved) seenForm.goOnFrom(saved)
      onSaved(saved.id, values)
    },
    failureText: (error) => {
      const code = problemCodeOf(error)
      return code === 'internal' ? t('product_form.unknown_error') : t(`errors.${code}`)
    },
  })

  return { ...seenForm, start, mode, fields }
}
