'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { orderDocumentsQuery } from '@/lib/orders/back-office-queries'
import { carrierListOf } from '@/lib/orders/carrier-list'
import { saveFile } from '@/lib/save-file'

/** The addresses of the chosen orders as a file that a carrier's program reads. */
export function CarrierListButton({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => client.query(orderDocumentsQuery(orders.map(({ id }) => id))),
    onSuccess: (documents) => {
      const list = carrierListOf(documents, (column) => t(`admin_orders.carrier_list.columns.${column}`))
      const day = dayInWarsaw(new Date())
      saveFile(`bieznik-parcels-${day}.csv`, new Blob([list], { type: 'text/csv;charset=utf-8' }))
    },
    onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
  })
  return (
    <Button variant="secondary" size="compact" busy={isPending} onClick={() => mutate()}>
      {t('admin_orders.carrier_list.save')}
    </Button>
  )
}
