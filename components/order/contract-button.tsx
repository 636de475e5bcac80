'use client'

import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { saveFile } from '@/lib/save-file'
import { orderContractMutation } from '@/lib/orders/back-office-queries'

/** Saves what the law has a buyer keep: the order with the rules and the withdrawal information, as one PDF. */
export function ContractButton({ orderId }: { orderId: number }) {
  const t = useTranslations()
  const { mutate, error, isPending } = useMutation(orderContractMutation)
  const save = () =>
    mutate(orderId, { onSuccess: (pdf) => saveFile(t('print.contract_file', { id: String(orderId) }), pdf) })
  return (
    <>
      <Button variant="secondary" onClick={save} disabled={isPending}>
        <FileText aria-hidden className="size-5" />
        <span>{t('print.contract')}</span>
      </Button>
      {error && <p role="alert">{t(`errors.${problemCodeOf(error)}`)}</p>}
    </>
  )
}
