import { useTranslations } from 'next-intl'
import { InvoiceFacts } from '@/components/order/invoice-facts'
import { InvoiceFileButton } from '@/components/order/invoice-file-button'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'

/** The invoices of an order, to be saved; of one that waits for its invoice, when it comes. */
export function OrderInvoices({ order }: { order: Pick<OwnOrder, 'invoices' | 'documentKind' | 'status'> }) {
  const t = useTranslations('invoices')
  const { invoices = [], documentKind, status } = order
  if (invoices.length === 0)
    return documentKind === 'invoice' && status !== 'Canceled' ? (
      <p className="text-sm text-quiet">{t('coming')}</p>
    ) : null
  return (
    <section aria-label={t('title')}>
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="lined">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <InvoiceFacts invoice={invoice} />
            <InvoiceFileButton invoice={invoice} />
          </li>
        ))}
      </ul>
    </section>
  )
}
