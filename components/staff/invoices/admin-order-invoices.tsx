'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InvoiceFacts } from '@/components/order/invoice-facts'
import { InvoiceFileButton } from '@/components/order/invoice-file-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { isOnItsWay, isStopped } from '@/lib/orders/staff-order-queries'
import { linesByOrder } from '@/lib/orders/invoice-by-order'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { ForStaff } from '../members/for-staff'
import { CorrectBuyerForm } from './correct-buyer-form'
import { CorrectInvoiceForm } from './correct-invoice-form'
import { IssueInvoice } from './issue-invoice'
import { SendInvoiceAgain } from './send-invoice-again'

/** The invoice of an order with its corrections: to issue, to save, to correct. */
export function AdminOrderInvoices({ order }: { order: StaffOrder }) {
  const t = useTranslations('invoices')
  const { id, invoices = [], status } = order
  const [correcting, setCorrecting] = useState<'lines' | 'buyer' | null>(null)
  const last = invoices.at(-1)
  const changed = last ? linesByOrder(last, order) : null
  if (!last && status === 'Canceled') return null
  return (
    <Card aria-labelledby="invoices">
      <h2 id="invoices" className="mb-3 text-sm font-semibold">
        {t('title')}
      </h2>
      {invoices.length > 0 && (
        <ul className="mb-3 text-sm lined">
          {invoices.map((invoice) => (
            <li key={invoice.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <InvoiceFacts invoice={invoice} />
              {invoice.ksef && (
                <span className={clsx(isStopped(invoice) && 'font-semibold')}>
                  {t(`ksef.${invoice.ksef.state}`, { number: invoice.ksef.number ?? '' })}
                </span>
              )}
              <InvoiceFileButton invoice={invoice} />
              <InvoiceFileButton invoice={invoice} kind="xml" />
              {isStopped(invoice) && (
                <ForStaff area="invoices">
                  <SendInvoiceAgain invoice={invoice} />
                </ForStaff>
              )}
              {invoice.ksef?.isConfirmed && (
                <ForStaff area="invoices">
                  <InvoiceFileButton invoice={invoice} kind="upo" />
                </ForStaff>
              )}
            </li>
          ))}
        </ul>
      )}
      {!last && (
        <ForStaff area="invoices">
          <IssueInvoice order={order} />
        </ForStaff>
      )}
      {changed && <p className="mb-3 border-2 border-amber p-3">{t('differs')}</p>}
      {last && correcting === null && (
        <ForStaff area="office">
          <p className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="compact"
              disabled={isOnItsWay(last)}
              onClick={() => setCorrecting('lines')}
            >
              {t('correct')}
            </Button>
            <Button
              variant="secondary"
              size="compact"
              disabled={isOnItsWay(last)}
              onClick={() => setCorrecting('buyer')}
            >
              {t('buyer.correct')}
            </Button>
          </p>
        </ForStaff>
      )}
      {last && correcting === 'buyer' && (
        <CorrectBuyerForm key={last.id} orderId={id} last={last} onClose={() => setCorrecting(null)} />
      )}
      {last && correcting === 'lines' && (
        // Another correction is another form: what is corrected is what holds now.
        <CorrectInvoiceForm
          key={last.id}
          orderId={id}
          last={last}
          proposed={changed ?? last.lines}
          onClose={() => setCorrecting(null)}
        />
      )}
    </Card>
  )
}
