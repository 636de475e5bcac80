'use client'

import type { ProductType } from '@bieznik/contract/product'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldsOf, type FormMode, type ProductForm } from '@/lib/admin-products/product-form'
import { productFormSchema } from '@/lib/admin-products/product-form-schema'
import { saveProductMutation } from '@/lib/admin-products/product-queries'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { productFieldId } from './product-fields'
import { useProductFormErrors } from './product-form-errors'

interface Options {
  kind: ProductType
  /** null: a new product */
  id: number | null
  start: ProductForm
  onSaved: (id: number) => void
}

/** The form of a product; what is typed stays, whatever becomes of saving. */
export function useProductForm({ kind, id, start, onSaved }: Options) {
  const t = useTranslations()
  const textOf = useProductFormErrors()
  const mode: FormMode = id === null ? 'new' : 'edit'
  const resolver = useMemo(() => zodResolver(productFormSchema(kind, mode)), [kind, mode])
  const form = useForm<ProductForm>({ resolver, defaultValues: start, shouldFocusError: false })
  const mutation = useMutation(saveProductMutation(useQueryClient(), kind, id))
  const [failure, setFailure] = useState<string | null>(null)
  const fields = fieldsOf(kind, mode)
  const scope = String(id ?? kind)

  async function save(values: ProductForm): Promise<void> {
    setFailure(null)
    try {
      onSaved((await mutation.mutateAsync(values)).id)
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

  const { errors, submitCount } = form.formState
  const faults = fields.flatMap((name) => {
    const message = textOf(errors[name]?.message)
    return message ? [{ fieldId: productFieldId(scope, name), message }] : []
  })
  const summary = [...(failure ? [{ fieldId: null, message: failure }] : []), ...faults]
  const submit = form.handleSubmit(save, () => setFailure(null))
  return { form, mode, scope, fields, submit, summary, submitCount, isSaving: mutation.isPending }
}
