'use client'

import { invoices } from '@bieznik/contract/endpoints/invoices'
import { MAX_ORDERS_AT_ONCE, type RefusedOrder } from '@bieznik/contract/selling/many-orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { showToast } from '@/components/ui/toast'
import { endpointQuery } from '@/lib/http/call-endpoint'
import { problemCodeOf } from '@/lib/http/problem-error'
import { issueInvoicesMutation } from '@/lib/orders/invoice-queries'
import { ListScreen } from '../parts/list/list-screen'
import { RowLink } from '../parts/list/row-link'
import { LoadFailure } from '../parts/load-failure'
import { Question } from '../parts/question'
import { RefusedOrders } from '../parts/refused-orders'
import { useStaffQuery } from '../parts/use-staff-query'

const uninvoicedQuery = endpointQuery(invoices.uninvoiced, {})

type OnRefused = { onRefused: (refused: RefusedOrder[]) => void }

/** Codes that say something else of an invoice than of other work. */
const isOfInvoices = (code: RefusedOrder['code']) =>
  code === 'invalid_request' || code === 'status_not_allowed' || code === 'changed_meanwhile'

/** Orders that are to be invoiced now: the chosen ones are, after a question. Nothing where there are none. */
export function UninvoicedOrders() {
  const t = useTranslations()
  const [refused, setRefused] = useState<RefusedOrder[]>([])
  return (
    <>
      <RefusedOrders
        refused={refused}
        title={t('admin_invoices.refused', { count: refused.length })}
        textOf={(code) => t(isOfInvoices(code) ? `admin_invoices.refusals.${code}` : `errors.${code}`)}
        onDismiss={() => setRefused([])}
      />
      <ToBeInvoiced onRefused={setRefused} />
    </>
  )
}

function ToBeInvoiced({ onRefused }: OnRefused) {
  const t = useTranslations('admin_invoices')
  const query = useStaffQuery(uninvoicedQuery)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const shown = query.data?.rows ?? []
  const ids = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  if (shown.length === 0)
    return query.error && <LoadFailure error={query.error} onRetry={() => void query.refetch()} />

  function toggle(id: number): void {
    const others = ids.filter((each) => each !== id)
    setChosen(new Set(chosen.has(id) ? others : [...others, id]))
  }

  return (
    <section aria-labelledby="uninvoiced" className="flex flex-col gap-2">
      <h2 id="uninvoiced" className="text-lg font-semibold">
        {t('uninvoiced', { count: query.data?.total ?? 0 })}
      </h2>
      <ListScreen
        query={query}
        caption={t('uninvoiced', { count: query.data?.total ?? 0 })}
        empty={null}
        isSecondary
        keyOf={({ id }) => id}
        selection={{
          has: (id) => chosen.has(id),
          toggle,
          setShown: (isSelected) => setChosen(new Set(isSelected ? shown.map(({ id }) => id) : [])),
          shownCount: ids.length,
          nameOf: ({ id }) => t('choose', { id: String(id) }),
        }}
        columns={[
          {
            head: t('order'),
            cell: ({ id }) => <RowLink href={`/admin/order/${id}`}>{String(id)}</RowLink>,
          },
          { head: t('order_date'), cell: ({ orderDate }) => <Day date={orderDate} /> },
          { head: t('buyer'), cell: ({ name }) => name, isText: true },
          {
            head: t('tax_id'),
            cell: ({ taxId }) => <span className="figures">{taxId ?? '–'}</span>,
            isWideOnly: true,
          },
          { head: t('gross'), cell: ({ total }) => <Price amount={total} />, isNumber: true },
        ]}
      >
        <IssueChosen ids={ids.slice(0, MAX_ORDERS_AT_ONCE)} onRefused={onRefused} />
      </ListScreen>
    </section>
  )
}

function IssueChosen({ ids, onRefused }: OnRefused & { ids: readonly number[] }) {
  const t = useTranslations()
  const [isAsked, setAsked] = useState(false)
  const { mutateAsync, isPending } = useMutation(issueInvoicesMutation(useQueryClient()))

  // No callbacks of the mutation: once all are issued there is no list, and this is not mounted any more.
  async function issue(): Promise<void> {
    setAsked(false)
    onRefused([])
    try {
      const { issued, refused } = await mutateAsync([...ids])
      onRefused(refused)
      if (issued > 0) showToast({ tone: 'success', message: t('admin_invoices.issued', { count: issued }) })
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return (
    <div>
      <Button size="compact" disabled={ids.length === 0} busy={isPending} onClick={() => setAsked(true)}>
        {t('admin_invoices.issue', { count: ids.length })}
      </Button>
      {isAsked && (
        <Question
          title={t('admin_invoices.issue_question', { count: ids.length })}
          text={t('admin_invoices.issue_text')}
          confirm={t('admin_invoices.issue', { count: ids.length })}
          onConfirm={() => void issue()}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  )
}
