'use client'

import type { ManagedProduct, ProductType } from '@bieznik/contract/catalogue/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useForm, type KitForm } from '@/components/ui/use-form'
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
  const formOf = (known: ManagedProduct) => productFormOf(known, language)
  const mode: FormMode = product === null ? 'new' : 'edit'
  /** The product as it was seen when what is typed began. */
  const [base, setBase] = useState(product)
  const [start] = useState(() => (product ? formOf(product) : (begin ?? newProductForm(kind))))
  const mutation = useMutation(saveProductMutation(useQueryClient(), kind))
  const fields = fieldsOf(kind, mode)
  const form: ProductFormReturn = useForm({
    // A page that was left stays in the document, hidden, so each form has ids of its own.
    id: `product-${product?.id ?? kind}`,
    schema: useMemo(() => productFormSchema(kind, mode), [kind, mode]),
    defaultValues: start,
    fields,
    errorText: useProductFormErrors(),
    send: async (values) => {
      const saved = await mutation.mutateAsync({ form: values, base })
      if ('productType' in saved) takeOver(saved)
      onSaved(saved.id, values)
    },
    failureText: (error) => {
      const code = problemCodeOf(error)
      return code === 'internal' ? t('product_form.unknown_error') : t(`errors.${code}`)
    },
  })

  /** Goes on from the product as it is known; with `keepDirtyValues` what was changed here stays typed, and the rest is as known. */
  function takeOver(known: ManagedProduct, options?: { keepDirtyValues: true }): void {
    setBase(known)
    form.reset(formOf(known), options)
  }

  // `formState` is a proxy: react-hook-form updates only what is read while rendering.
  const { isSubmitting, dirtyFields } = form.formState
  const [seen, known] = [base && formOf(base), product && formOf(product)]
  const changedElsewhere =
    seen && known && !isSubmitting ? fields.filter((name) => seen[name] !== known[name]) : []
  return { form, start, mode, fields, dirtyFields, changedElsewhere, takeOver }
}
