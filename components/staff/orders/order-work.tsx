'use client'

import { isPickup } from '@bieznik/contract/selling/order'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { orderQuery } from '@/lib/orders/staff-order-queries'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { AdminOrderFacts } from './order-facts'
import { AdminOrderItems } from './order-items'
import { AdminOrderPayments } from './order-payments'
import { BehindNotice } from '../parts/behind-notice'
import { OrderCorrections } from '../corrections/order-corrections'
import { OrderReturnsCard } from '../corrections/order-returns'
import { AdminOrderInvoices } from '../invoices/admin-order-invoices'
import { LoadFailure } from '../parts/load-failure'
import { OrderHistory } from './order-history'
import { OrderHandling } from './order-handling'
import { OrderParcels } from './order-parcels'
import { ForStaff } from '../members/for-staff'
import { CopyBuyersLink } from './copy-buyers-link'
import { OrderState } from './order-state'
import { ShipmentsCard } from '../shipments/shipments-card'
import { StepStatusForm } from './step-status-form'
import { UnprintableNotice } from '../parts/unprintable-notice'

interface AdminOrderWorkProps {
  orderId: number
  /** Beside a list. */
  isNarrow?: boolean
  /** Whether anything has changed cannot be found out at the moment; who shows the order asks. */
  isBehind?: boolean
}

/** One order as it is now, with what staff may do with it: its items and its status first. */
export function AdminOrderWork({ orderId, isNarrow = false, isBehind = false }: AdminOrderWorkProps) {
  const t = useTranslations('admin')
  const auth = useAuth()
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...orderQuery(orderId), enabled: auth.status === 'signed-in' })
  return (
    <>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isBehind && order && !error && <BehindNotice />}
      {order && <OrderCard order={order} isNarrow={isNarrow} />}
      {!order && !error && <Loading>{t('loading')}</Loading>}
    </>
  )
}

function OrderCard({ order, isNarrow }: { order: StaffOrder; isNarrow: boolean }) {
  return (
    <>
      <UnprintableNotice order={order} />
      <div
        className={clsx(
          'grid items-start gap-2',
          !isNarrow && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]',
        )}
      >
        <AdminOrderItems order={order} isNarrow={isNarrow} />
        <Card className="flex flex-col gap-2 p-3!">
          <OrderState order={order} />
          <StepStatusForm order={order} isCompact={isNarrow} />
          {!isNarrow && <Papers order={order} />}
        </Card>
      </div>
      <Card className="flex flex-col gap-2 p-3!">
        <AdminOrderFacts order={order} isNarrow={isNarrow} />
        {isNarrow && <Papers order={order} />}
      </Card>
      <OrderHandling order={order} />
      {!isPickup(order.typeOfDelivery) && (
        <>
          <OrderParcels order={order} />
          <ShipmentsCard orderIds={[order.id]} />
        </>
      )}
      <OrderReturnsCard order={order} />
      <OrderCorrections order={order} />
      <AdminOrderPayments order={order} />
      <AdminOrderInvoices order={order} />
      <OrderHistory order={order} />
    </>
  )
}

function Papers({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin')
  const base = `/admin/order/${order.id}`
  return (
    <p className="flex flex-wrap gap-2">
      <LinkButton href={`${base}/packing-slip`} variant="secondary" size="compact" prefetch={false}>
        {t('packing_slip')}
      </LinkButton>
      <LinkButton href={`${base}/confirmation`} variant="secondary" size="compact" prefetch={false}>
        {t('confirmation')}
      </LinkButton>
      <ForStaff area="sales">
        <CopyBuyersLink order={order} />
      </ForStaff>
    </p>
  )
}
