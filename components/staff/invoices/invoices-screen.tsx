'use client'

import { invoices } from '@bieznik/contract/endpoints/invoices'
import { invoiceFilters, type ListedInvoice } from '@bieznik/contract/money/invoice'
import { useTranslations } from 'next-intl'
import { InvoiceFileButton } from '@/components/order/invoice-file-button'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { useMayDo } from '@/lib/auth/use-may-do'
import { isStopped } from '@/lib/orders/staff-order-queries'
import { ForStaff } from '../members/for-staff'
import { ListScreen } from '../parts/list/list-screen'
import { RowLink } from '../parts/list/row-link'
import { useStaffList } from '../parts/list/use-staff-list'
import { UninvoicedOrders } from './uninvoiced-orders'

/** Orders that are to be invoiced, then all invoices and corrections with what KSeF says of each. */
export function InvoicesScreen() {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-6">
      <ForStaff area="sales">
        <UninvoicedOrders />
      </ForStaff>
      <ListScreen
        {...useStaffList(invoices.list)}
        caption={t('admin_invoices.title')}
        search={t('admin_invoices.search')}
        filters={[
          {
            field: 'filter',
            label: t('admin_invoices.ksef'),
            options: invoiceFilters.map((value) => ({ value, label: t(`admin_invoices.filters.${value}`) })),
          },
        ]}
        countText={(count) => t('admin_invoices.count', { count })}
        empty={t('admin_invoices.empty')}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('admin_invoices.number'),
            cell: ({ number, orderId }) => <OfOrder id={orderId}>{number}</OfOrder>,
          },
          { head: t('admin_invoices.issued_on'), cell: ({ issuedOn }) => <Day date={issuedOn} /> },
          { head: t('admin_invoices.buyer'), cell: ({ buyer }) => buyer.name, isText: true },
          {
            head: t('admin_invoices.tax_id'),
            cell: ({ buyer }) => <span className="figures">{buyer.taxId ?? '–'}</span>,
            isWideOnly: true,
          },
          {
            head: t('admin_invoices.order'),
            cell: ({ orderId }) => <span className="figures">{orderId}</span>,
          },
          { head: t('admin_invoices.gross'), cell: ({ gross }) => <Price amount={gross} />, isNumber: true },
          { head: t('admin_invoices.ksef'), cell: (invoice) => <KsefState invoice={invoice} /> },
          { head: t('admin_invoices.file'), cell: (invoice) => <InvoiceFileButton invoice={invoice} /> },
        ]}
      />
    </div>
  )
}

/** Leads to the order, for those who handle orders. */
function OfOrder({ id, children }: { id: number; children: string }) {
  return useMayDo('orders') ? <RowLink href={`/admin/order/${id}`}>{children}</RowLink> : children
}

function KsefState({ invoice }: { invoice: ListedInvoice }) {
  const t = useTranslations('admin_invoices')
  if (!invoice.ksef) return '–'
  const { state, number } = invoice.ksef
  const text = number ?? t(`states.${state}`)
  return isStopped(invoice) ? (
    <strong className="text-amber">{text}</strong>
  ) : (
    <span className="figures">{text}</span>
  )
}
