'use client'

import type { ShownLinkedOrder } from '@bieznik/contract/selling/order-link'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { InvoiceFacts } from '@/components/order/invoice-facts'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { linkedFileMutation } from '@/lib/orders/linked-order-queries'
import { saveFile } from '@/lib/save-file'

interface LinkedDocumentsProps {
  order: Pick<ShownLinkedOrder, 'id' | 'invoices' | 'documentKind' | 'status'>
  link: string
}

/** What the mails about an order carry, for the holder of its link: the contract, and its invoices. */
export function LinkedDocuments({ order, link }: LinkedDocumentsProps) {
  const t = useTranslations()
  const { id, invoices = [], documentKind, status } = order
  const isComing = invoices.length === 0 && documentKind === 'invoice' && status !== 'Canceled'
  return (
    <section id="documents" aria-label={t('orders.documents')} className="scroll-mt-24">
      <h2 className="font-semibold">{t('orders.documents')}</h2>
      <ul className="lined">
        <li className="py-2">
          <FileButton
            link={link}
            invoiceId={null}
            label={t('orders.contract')}
            fileName={t('orders.contract_file', { id: String(id) })}
          />
        </li>
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <InvoiceFacts invoice={invoice} />
            <FileButton
              link={link}
              invoiceId={invoice.id}
              label={t('invoices.save', { number: invoice.number, kind: 'PDF' })}
              fileName={`${invoice.number.replaceAll('/', '-')}.pdf`}
            />
          </li>
        ))}
      </ul>
      {isComing && <p className="text-sm text-quiet">{t('invoices.coming')}</p>}
    </section>
  )
}

interface FileButtonProps {
  link: string
  /** Null: the contract. */
  invoiceId: number | null
  label: string
  fileName: string
}

function FileButton({ link, invoiceId, label, fileName }: FileButtonProps) {
  const t = useTranslations('errors')
  const { mutate, error, isPending } = useMutation(linkedFileMutation(link))
  const save = () => mutate(invoiceId, { onSuccess: (file) => saveFile(fileName, file) })
  return (
    <>
      <Button variant="secondary" size="compact" onClick={save} disabled={isPending}>
        <FileText aria-hidden className="size-4" />
        <span>{label}</span>
      </Button>
      {error && <p role="alert">{t(problemCodeOf(error))}</p>}
    </>
  )
}
