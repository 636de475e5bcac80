'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { problemCodeOf } from '@/lib/http/problem-error'
import { ownOrderQuery } from '@/lib/orders/order-queries'
import { OrderPage } from './order-page/order-page'

interface OrderDialogProps {
  uid: string
  /** As the address names it: it may belong to no order, or to another person's. */
  orderId: number | 'unknown'
  onClose: () => void
}

/** One order with all its details, over the list. */
export function OrderDialog({ orderId, onClose, ...shared }: OrderDialogProps) {
  const t = useTranslations('orders')
  const isNumber = orderId !== 'unknown'
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={isNumber ? t('details_of', { id: orderId }) : t('title')} width="wide">
        {isNumber ? <DialogBody orderId={orderId} {...shared} /> : <NotFound />}
      </DialogContent>
    </Dialog>
  )
}

function NotFound() {
  const t = useTranslations('orders')
  return <EmptyState role="alert" title={t('not_found')} />
}

interface DialogBodyProps {
  uid: string
  orderId: number
}

function DialogBody({ uid, orderId }: DialogBodyProps) {
  const t = useTranslations('orders')
  const { data: order, error, refetch } = useQuery(ownOrderQuery({ uid }, orderId))
  if (order) return <OrderPage order={order} buyer={{ uid }} headingAs="h3" />
  if (!error) return <Loading />
  if (problemCodeOf(error) === 'not_found') return <NotFound />
  return (
    <EmptyState
      role="alert"
      title={t('failed_load_one')}
      action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
    />
  )
}
