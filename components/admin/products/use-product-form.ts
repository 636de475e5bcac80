'use client'

import type { Product, ProductType } from '@bieznik/contract/product'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  fieldsOf,
  newProductForm,
  productFormOf,
  type FormMode,
  type ProductForm,
} from '@/lib/admin-products/product-form'
import { productFormSchema } from '@/lib/admin-products/product-form-schema'
import { saveProductMutation } from '@/lib/admin-products/product-queries'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { productFieldId } from './product-fields'
import { useProductFormErrors } from './product-form-errors'

interface Options {
  kind: ProductType
  /** As it is known now; null: a new product */
  product: Product | null
  onSaved: (id: number) => void
}

/** The form of a product; what is typed stays, whatever becomes of saving and whatever somebody else does to the product meanwhile. */
export function useProductForm({ kind, product, onSaved }: Options) {
  const t = useTranslations()
  const textOf = useProductFormErrors()
  const mode: FormMode = product === null ? 'new' : 'edit'
  /** The product as it was seen when what is typed began. */
  const [base, setBase] = useState(product)
  const [start] = useState(() => (product ? productFormOf(product) : newProductForm(kind)))
  const resolver = useMemo(() => zodResolver(productFormSchema(kind, mode)), [kind, mode])
  const form = useForm<ProductForm>({ resolver, defaultValues: start, shouldFocusError: false })
  const mutation = useMutation(saveProductMutation(useQueryClient(), kind))
  const [failure, setFailure] = useState<string | null>(null)
  const fields = fieldsOf(kind, mode)
  const scope = String(product?.id ?? kind)

  async function save(values: ProductForm): Promise<void> {
    setFailure(null)
    try {
      const saved = await mutation.mutateAsync({ form: values, base })
      if ('productType' in saved) takeOver(saved)
      onSaved(saved.id)
    } catch (error) {
      if (error instanceof ProblemError) markRefused(error)
      const code = problemCodeOf(error)
      setFailure(code === 'internal' ? t('product_form.unknown_error') : t(`errors.${code}`))
    }
  }

  function markRefused(problem: ProblemError): void {
    for (const { path, message } of problem.fields) {
      const name = fields.find((known) => path === known || path.startsWith(`${known}.`))
      if (name) form.setError(name, { message })
    }
  }

  /** Goes on from the product as it is known; with `keepDirtyValues` what was changed here stays typed, and the rest is as known. */
  function takeOver(known: Product, options?: { keepDirtyValues: true }): void {
    setBase(known)
    setFailure(null)
    form.reset(productFormOf(known), options)
  }

  const { errors, submitCount, isSubmitting: isSaving, dirtyFields } = form.formState
  const faults = fields.flatMap((name) => {
    const message = textOf(errors[name]?.message)
    return message ? [{ fieldId: productFieldId(scope, name), message }] : []
  })
  const summary = [...(failure ? [{ fieldId: null, message: failure }] : []), ...faults]
  const submit = form.handleSubmit(save, () => setFailure(null))
  const [seen, known] = [base && productFormOf(base), product && productFormOf(product)]
  const changedElsewhere =
    seen && known && !isSaving ? fields.filter((name) => seen[name] !== known[name]) : []
  return {
    form,
    start,
    mode,
    scope,
    fields,
    submit,
    summary,
    submitCount,
    isSaving,
    dirtyFields,
    changedElsewhere,
    takeOver,
  }
}
