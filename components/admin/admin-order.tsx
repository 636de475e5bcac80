'use client'

import type { OrderDetail } from '@bieznik/contract/order'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Day } from '@/components/ui/day'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import { orderQuery } from '@/lib/orders/order-queries'
import { AdminOrderItems } from './admin-order-items'
import { LoadFailure } from './load-failure'
import { OrderHistory } from './order-history'
import type { RenderStatus } from './render-status'
import { StepStatusForm } from './step-status-form'

export function AdminOrder({ orderId, renderStatus }: { orderId: number; renderStatus: RenderStatus }) {
  const t = useTranslations('admin')
  const auth = useAuth()
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...orderQuery(orderId),
    enabled: auth.status === 'signed-in',
  })
  return (
    <div className="flex flex-col gap-4">
      <p>
        <TextLink href="/admin">{t('back')}</TextLink>
      </p>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : order ? (
        <OrderCard order={order} renderStatus={renderStatus} />
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </div>
  )
}

function OrderCard({ order, renderStatus }: { order: OrderDetail; renderStatus: RenderStatus }) {
  const t = useTranslations('admin')
  return (
    <>
      <Card className="grid gap-6 lg:grid-cols-2">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Row name={t('id')}>
            <span className="figures">{order.id}</span>
          </Row>
          <Row name={t('user_id')}>
            <span className="figures break-all">{order.userId}</span>
          </Row>
          <Row name={t('customer')}>{order.name}</Row>
          <Row name={t('date')}>
            <Day date={order.orderDate} />
          </Row>
          <Row name={t('address')}>
            {order.address}, {order.postCode} {order.city}, {order.country}
          </Row>
          <Row name={t('status')}>{renderStatus[order.status]}</Row>
        </dl>
        <StepStatusForm key={order.status} order={order} />
      </Card>
      <AdminOrderItems order={order} />
      <OrderHistory history={order.history} renderStatus={renderStatus} />
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
