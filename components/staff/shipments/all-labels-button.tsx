'use client'

import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { labelsMutation } from '@/lib/orders/shipments'
import { saveFile } from '@/lib/save-file'

/** Saves the labels of the orders in one file, to be printed in one go. */
export function AllLabelsButton({ orderIds, count }: { orderIds: readonly number[]; count: number }) {
  const t = useTranslations()
  const { mutate, isPending } = useMutation(labelsMutation)
  const save = () =>
    mutate(orderIds, {
      onSuccess: (pdf) => saveFile(t('shipments.labels_file'), pdf),
      onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
    })
  return (
    <Button variant="secondary" size="compact" busy={isPending} onClick={save}>
      <Printer aria-hidden className="size-4" />
      <span>{t('shipments.all_labels', { count })}</span>
    </Button>
  )
}
