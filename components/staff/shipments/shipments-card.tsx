'use client'

import { carrierNames } from '@bieznik/contract/selling/parcel'
import { MAX_LABELS_AT_ONCE, type OrderShipments } from '@bieznik/contract/selling/shipment'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { shipmentsQuery } from '@/lib/orders/shipments'
import { readParcel } from '@/lib/orders/typed-parcel'
import { Fold } from '../parts/fold'
import { AllLabelsButton } from './all-labels-button'
import { AskForm } from './ask-form'
import type { ParcelRow } from './asked-parcels'
import { CourierCard } from './courier-card'
import { ShipmentLine } from './shipment-line'
import { useAsk } from './use-ask'

const FORM = 'ask-shipments'

/** Parcels of one order, or of several, that a carrier is asked for: one line with their sum and the button for what is proposed, labels, what became of each, and a courier for what is ready. */
export function ShipmentsCard({ orderIds }: { orderIds: readonly number[] }) {
  const t = useTranslations()
  const auth = useAuth()
  const { data, error, refetch } = useQuery({
    ...shipmentsQuery(orderIds),
    enabled: auth.status === 'signed-in' && orderIds.length > 0,
  })
  const [carrier] = data?.carriers ?? []
  const toPack = data?.orders.filter(({ proposed }) => proposed.length > 0) ?? []
  const ask = useAsk(carrier, toPack)
  if (data && carrier === undefined) return null
  const isMany = orderIds.length > 1
  const shipments = data?.orders.flatMap((order) => order.shipments) ?? []
  const shown = shipments.filter(({ state }) => state !== 'canceled')
  const labels = shown.filter(({ hasLabel }) => hasLabel).length
  if (!error && shown.length === 0 && toPack.length === 0) return null
  return (
    <>
      <Fold
        id="shipments"
        title={t('shipments.title', { carrier: carrierNames[carrier ?? 'inpost'] })}
        count={shown.length}
        // Of many orders only what needs somebody stands before their papers.
        startsOpen={
          Boolean(error) || toPack.some(isUnclear) || shown.some(({ problem }) => !isMany || problem !== null)
        }
        isInUse={ask.isChecked}
        actions={
          <>
            {labels > 1 && labels <= MAX_LABELS_AT_ONCE && (
              <AllLabelsButton orderIds={orderIds} count={labels} />
            )}
            {carrier !== undefined && toPack.length > 0 && (
              <>
                <Sum rows={ask.wanted} />
                <Button
                  type="submit"
                  form={FORM}
                  size="compact"
                  busy={ask.isPending}
                  disabled={ask.wanted.length === 0}
                >
                  {t('shipments.ask', { count: ask.wanted.length, carrier: carrierNames[carrier] })}
                </Button>
              </>
            )}
          </>
        }
      >
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
        {toPack.length > 0 && <AskForm id={FORM} ask={ask} isMany={isMany} />}
      </Fold>
      {shown.some(({ state }) => state === 'ready') && <CourierCard />}
    </>
  )
}

const isUnclear = ({ unclear }: OrderShipments): boolean => unclear.address !== null || unclear.phone !== null

/** Of the parcels that would be asked for. */
function Sum({ rows }: { rows: readonly ParcelRow[] }) {
  const t = useTranslations('shipments')
  const format = useFormatter()
  const grams = rows.reduce((sum, { typed }) => sum + (readParcel(typed).grams ?? 0), 0)
  const weight = format.number(Math.round(grams / 1_000), { style: 'unit', unit: 'kilogram' })
  return <span className="text-quiet">{t('sum', { count: rows.length, weight })}</span>
}
