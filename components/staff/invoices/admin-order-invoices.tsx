'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InvoiceFacts } from '@/components/order/invoice-facts'
import { InvoiceFileButton } from '@/components/order/invoice-file-button'
import { Button } from '@/components/ui/button'
import { isOnItsWay, isStopped } from '@/lib/orders/staff-order-queries'
import { linesByOrder } from '@/lib/orders/invoice-by-order'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Fold } from '../parts/fold'
import { ForStaff } from '../members/for-staff'
import { CorrectBuyerForm } from './correct-buyer-form'
import { CorrectInvoiceForm } from './correct-invoice-form'
import { IssueInvoice } from './issue-invoice'
import { isOnReceipt, ReceiptNumber } from './receipt-number'
import { SendInvoiceAgain } from './send-invoice-again'

type Corrected = 'lines' | 'buyer'

/** The invoice of an order with its corrections: to issue, to save, to correct. */
export function AdminOrderInvoices({ order }: { order: StaffOrder }) {
  const t = useTranslations('invoices')
  const { id, invoices = [], status } = order
  const [correcting, setCorrecting] = useState<Corrected | null>(null)
  const last = invoices.at(-1)
  const changed = last ? linesByOrder(last, order) : null
  if (!last && status === 'Canceled') return null
  return (
    <Fold
      id="invoices"
      title={t(isOnReceipt(order) ? 'receipt.title' : 'title')}
      count={invoices.length}
      isInUse={correcting !== null}
      startsOpen={invoices.length > 0}
      actions={
        last ? (
          correcting === null && <CorrectButtons isBusy={isOnItsWay(last)} onChoose={setCorrecting} />
        ) : (
          <ForStaff area="sales">
            <IssueInvoice order={order} />
          </ForStaff>
        )
      }
    >
      {invoices.length > 0 && (
        <ul className="lined">
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
                <ForStaff area="sales">
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
      {isOnReceipt(order) && <ReceiptNumber order={order} />}
      {changed && <p className="border-2 border-amber p-3">{t('differs')}</p>}
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
    </Fold>
  )
}

interface CorrectButtonsProps {
  /** KSeF has not decided on the last document yet. */
  isBusy: boolean
  onChoose: (corrected: Corrected) => void
}

function CorrectButtons({ isBusy, onChoose }: CorrectButtonsProps) {
  const t = useTranslations('invoices')
  const look = { variant: 'secondary', size: 'compact', disabled: isBusy } as const
  return (
    <ForStaff area="office">
      <p className="flex flex-wrap gap-2">
        <Button {...look} onClick={() => onChoose('lines')}>
          {t('correct')}
        </Button>
        <Button {...look} onClick={() => onChoose('buyer')}>
          {t('buyer.correct')}
        </Button>
      </p>
    </ForStaff>
  )
}
