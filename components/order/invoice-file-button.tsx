'use client'

import type { Invoice } from '@bieznik/contract/money/invoice'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { invoiceFileMutation, type InvoiceFileKind } from '@/lib/orders/invoice-queries'
import { saveFile } from '@/lib/save-file'

interface InvoiceFileButtonProps {
  invoice: Pick<Invoice, 'id' | 'number'>
  kind?: InvoiceFileKind
}

const endings: Record<InvoiceFileKind, string> = { pdf: '.pdf', xml: '.xml', upo: '-UPO.xml' }

/** Saves an invoice or a correction. */
export function InvoiceFileButton({ invoice: { id, number }, kind = 'pdf' }: InvoiceFileButtonProps) {
  const t = useTranslations()
  const { mutate, error, isPending } = useMutation(invoiceFileMutation)
  const name = `${number.replaceAll('/', '-')}${endings[kind]}`
  const save = () => mutate({ id, kind }, { onSuccess: (file) => saveFile(name, file) })
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        onClick={save}
        disabled={isPending}
        aria-label={t('invoices.save', { number, kind: kind.toUpperCase() })}
      >
        <FileText aria-hidden className="size-4" />
        <span>{kind.toUpperCase()}</span>
      </Button>
      {error && <p role="alert">{t(`errors.${problemCodeOf(error)}`)}</p>}
    </>
  )
}
