'use client'

import type { Supplier } from '@bieznik/contract/catalogue/supplier'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { problemCodeOf, ProblemError } from '@/lib/http/problem-error'
import { addSupplierMutation, removeSupplierMutation, suppliersQuery } from '@/lib/imports/supplier-queries'
import { LoadFailure } from '../parts/load-failure'
import { SupplierFeed } from './supplier-feed'
import { useStaffQuery } from '../parts/use-staff-query'

const MAX_NAME = 80

/** Whose lists are known, and what is remembered of them. */
export function Suppliers() {
  const t = useTranslations('product_import')
  const { data, error, refetch } = useStaffQuery(suppliersQuery)
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="suppliers-title">
      <h2 id="suppliers-title" className="text-lg font-semibold">
        {t('suppliers')}
      </h2>
      <p className="text-sm text-quiet">{t('suppliers_hint')}</p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className="flex flex-col lined">
        {data?.map((supplier) => (
          <SupplierItem key={supplier.id} supplier={supplier} />
        ))}
      </ul>
      <NewSupplier />
    </Card>
  )
}

function SupplierItem({ supplier }: { supplier: Supplier }) {
  const { id, name, products } = supplier
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const [isAsking, setAsking] = useState(false)
  const { mutate, error, isPending } = useMutation(removeSupplierMutation(useQueryClient()))
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="text-sm text-quiet">{t('supplier_products', { count: products })}</span>
      <Button
        variant="secondary"
        size="compact"
        busy={isPending}
        aria-label={t(isAsking ? 'supplier_remove_sure_of' : 'supplier_remove_of', { name })}
        onClick={() => (isAsking ? mutate(id) : setAsking(true))}
      >
        {t(isAsking ? 'supplier_remove_sure' : 'supplier_remove')}
      </Button>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
      <SupplierFeed supplier={supplier} />
    </li>
  )
}

function NewSupplier() {
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const [typed, setTyped] = useState('')
  const { mutate, error, isPending } = useMutation(addSupplierMutation(useQueryClient()))
  const name = typed.trim()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (name !== '') mutate(name, { onSuccess: () => setTyped('') })
  }

  const isTaken =
    error instanceof ProblemError && error.fields?.some(({ message }) => message === 'name_taken')
  const said = error ? problem(problemCodeOf(error)) : undefined
  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label={t('supplier_name')}
        className="max-w-xs flex-1"
        error={isTaken ? t('supplier_name_taken') : said}
      >
        <Input
          required={false}
          maxLength={MAX_NAME}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={isPending} disabled={name === ''}>
        {t('supplier_add')}
      </Button>
    </Form>
  )
}
