'use client'

import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { InvoiceFacts } from '@/components/order/invoice-facts'
import { LinkWithoutAccount } from '@/components/order/link-without-account'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { anchorOf, type OrderBuyer } from '@/lib/orders/order-buyer'
import { orderFileMutation } from '@/lib/orders/order-file-queries'
import { saveFile } from '@/lib/save-file'
import { ConfirmationLink } from '../confirmation-link'

interface OrderDocumentsProps {
  order: OwnOrder
  buyer: OrderBuyer
  headingAs: 'h2' | 'h3'
}

/** The contract and the invoices of an order, as files; of one that waits for its invoice, when it comes. */
export function OrderDocuments({ order, buyer, headingAs: Heading }: OrderDocumentsProps) {
  const t = useTranslations()
  const { id, invoices, documentKind, status } = order
  const isComing = invoices.length === 0 && documentKind === 'invoice' && status !== 'Canceled'
  const file = { orderId: id, buyer }
  return (
    <section
      id={anchorOf(buyer, 'documents')}
      aria-label={t('orders.documents')}
      className="flex scroll-mt-24 flex-col items-start gap-2 print:hidden"
    >
      <Heading className="font-semibold">{t('orders.documents')}</Heading>
      <FileButton {...file} invoiceId={null} fileName={t('orders.contract_file', { id: String(id) })}>
        {t('orders.contract')}
      </FileButton>
      {invoices.map((invoice) => (
        <div key={invoice.id} className="flex flex-col items-start gap-1">
          <InvoiceFacts invoice={invoice} />
          <FileButton
            {...file}
            invoiceId={invoice.id}
            fileName={`${invoice.number.replaceAll('/', '-')}.pdf`}
          >
            {t('invoices.save', { number: invoice.number, kind: 'PDF' })}
          </FileButton>
        </div>
      ))}
      {isComing && <p className="text-sm text-quiet">{t('invoices.coming')}</p>}
      {'uid' in buyer && (
        <div className="flex flex-col items-start">
          <ConfirmationLink orderId={id} />
          <LinkWithoutAccount orderId={id} />
        </div>
      )}
    </section>
  )
}

interface FileButtonProps {
  orderId: number
  buyer: OrderBuyer
  /** Null: the contract. */
  invoiceId: number | null
  fileName: string
  children: string
}

function FileButton({ orderId, buyer, invoiceId, fileName, children }: FileButtonProps) {
  const t = useTranslations('errors')
  const { mutate, error, isPending } = useMutation(orderFileMutation(buyer))
  const save = () => mutate({ orderId, invoiceId }, { onSuccess: (file) => saveFile(fileName, file) })
  return (
    <>
      <Button variant="secondary" size="compact" onClick={save} disabled={isPending}>
        <FileText aria-hidden className="size-4" />
        <span>{children}</span>
      </Button>
      {error && <p role="alert">{t(problemCodeOf(error))}</p>}
    </>
  )
}
