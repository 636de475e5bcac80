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
import { feedsQuery } from '@/lib/imports/feed-queries'
import { shownSuppliers } from '@/lib/imports/shown-suppliers'
import { addSupplierMutation, removeSupplierMutation, suppliersQuery } from '@/lib/imports/supplier-queries'
import { useQueryState } from '@/lib/url-state'
import { ListScreen } from '../parts/list/list-screen'
import { RunBadge, SupplierFeed } from './supplier-feed'
import { useStaffQuery } from '../parts/use-staff-query'

const MAX_NAME = 80

/** Whose lists are known, what is remembered of them, and from where they are fetched. */
export function Suppliers() {
  const t = useTranslations('product_import')
  const address = useQueryState()
  const { data: feeds = [] } = useStaffQuery(feedsQuery)
  const query = useStaffQuery({
    ...suppliersQuery,
    select: (suppliers) => shownSuppliers(suppliers, address),
  })
  const feedOf = ({ id }: Supplier) => feeds.find(({ supplierId }) => supplierId === id)
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="suppliers-title">
      <h2 id="suppliers-title" className="text-lg font-semibold">
        {t('suppliers')}
      </h2>
      <p className="text-sm text-quiet">{t('suppliers_hint')}</p>
      <NewSupplier />
      <ListScreen
        isSecondary
        query={query}
        caption={t('suppliers')}
        search={t('supplier_search')}
        empty={t('suppliers_none')}
        keyOf={({ id }) => id}
        columns={[
          { head: t('supplier'), cell: ({ name }) => name, sort: 'name' },
          {
            head: t('supplier_known'),
            cell: ({ products }) => products,
            isNumber: true,
            sort: 'products',
          },
          {
            head: t('supplier_feed'),
            cell: (supplier) => feedOf(supplier)?.url,
            isText: true,
            isWideOnly: true,
          },
          {
            head: t('supplier_last'),
            cell: (supplier) => {
              const last = feedOf(supplier)?.runs[0]
              return last && <RunBadge run={last} />
            },
          },
        ]}
        detail={(supplier) => <SupplierWork supplier={supplier} />}
      />
    </Card>
  )
}

function SupplierWork({ supplier }: { supplier: Supplier }) {
  const { id, name } = supplier
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const [isAsking, setAsking] = useState(false)
  const { mutate, error, isPending } = useMutation(removeSupplierMutation(useQueryClient()))
  return (
    <div className="flex flex-col items-start gap-4">
      <SupplierFeed supplier={supplier} />
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
    </div>
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
