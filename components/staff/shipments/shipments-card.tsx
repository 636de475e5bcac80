'use client'

import { carrierNames } from '@bieznik/contract/selling/parcel'
import { MAX_LABELS_AT_ONCE } from '@bieznik/contract/selling/shipment'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { shipmentsQuery } from '@/lib/orders/shipments'
import { AllLabelsButton } from './all-labels-button'
import { AskForm } from './ask-form'
import { CourierCard } from './courier-card'
import { ShipmentLine } from './shipment-line'

/** Parcels of one order, or of several, that a carrier is asked for: labels, what became of each, a form for the rest, and a courier for what is ready. */
export function ShipmentsCard({ orderIds }: { orderIds: readonly number[] }) {
  const t = useTranslations()
  const auth = useAuth()
  const { data, error, refetch } = useQuery({
    ...shipmentsQuery(orderIds),
    enabled: auth.status === 'signed-in' && orderIds.length > 0,
  })
  const [carrier] = data?.carriers ?? []
  if (data && carrier === undefined) return null
  const isMany = orderIds.length > 1
  const shipments = data?.orders.flatMap((order) => order.shipments) ?? []
  const shown = shipments.filter(({ state }) => state !== 'canceled')
  const labels = shown.filter(({ hasLabel }) => hasLabel).length
  const toPack = data?.orders.filter(({ proposed }) => proposed.length > 0) ?? []
  if (!error && shown.length === 0 && toPack.length === 0) return null
  return (
    <>
      <Card aria-labelledby="shipments" className="flex flex-col gap-3 text-sm print:hidden">
        <h2 id="shipments" className="font-semibold">
          {t('shipments.title', { carrier: carrierNames[carrier ?? 'inpost'] })}
        </h2>
        {error && !data && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p>{t(`errors.${problemCodeOf(error)}`)}</p>
            <Button variant="secondary" size="compact" onClick={() => void refetch()}>
              {t('failure.retry')}
            </Button>
          </div>
        )}
        {shown.length > 0 && (
          <ul className="flex flex-col gap-2">
            {shown.map((shipment) => (
              <ShipmentLine key={shipment.id} shipment={shipment} isOneOfMany={isMany} />
            ))}
          </ul>
        )}
        {labels > 1 && labels <= MAX_LABELS_AT_ONCE && <AllLabelsButton orderIds={orderIds} count={labels} />}
        {carrier !== undefined && toPack.length > 0 && (
          <AskForm carrier={carrier} orders={toPack} isMany={isMany} />
        )}
      </Card>
      {shown.some(({ state }) => state === 'ready') && <CourierCard />}
    </>
  )
}
