'use client'

import { carrierNames } from '@bieznik/contract/selling/parcel'
import type { DispatchOrder, DispatchOrders } from '@bieznik/contract/selling/dispatch-order'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { showToast } from '@/components/ui/toast'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { dispatchOrdersQuery, orderCourierMutation } from '@/lib/orders/shipments'

/** Couriers that are seen at once. */
const SHOWN = 3

/** Orders a courier for every parcel that is ready, whichever order it is of, and shows what became of the last ones. */
export function CourierCard() {
  const t = useTranslations('shipments.courier')
  const auth = useAuth()
  const { data } = useQuery({ ...dispatchOrdersQuery, enabled: auth.status === 'signed-in' })
  const [first] = data?.carriers ?? []
  if (!data || !first || (first.ready === 0 && data.dispatchOrders.length === 0)) return null
  return (
    <Card aria-labelledby="courier" className="flex flex-col gap-3 text-sm print:hidden">
      <h2 id="courier" className="font-semibold">
        {t('title', { carrier: carrierNames[first.carrier] })}
      </h2>
      <p role="status">{first.ready > 0 ? t('ready', { count: first.ready }) : t('none_ready')}</p>
      {first.ready > 0 && <OrderButton {...first} />}
      {data.dispatchOrders.length > 0 && (
        <ul className="flex flex-col gap-2">
          {data.dispatchOrders.slice(0, SHOWN).map((each) => (
            <CourierLine key={each.id} courier={each} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function OrderButton({ carrier, ready }: DispatchOrders['carriers'][number]) {
  const t = useTranslations()
  // The same until a response has arrived: a repeat orders no second courier.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation(orderCourierMutation(useQueryClient()))
  const order = () =>
    mutate(
      { carrier, key },
      {
        onSuccess: () => setKey(crypto.randomUUID()),
        onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
      },
    )
  return (
    <Button size="compact" busy={isPending} className="self-start" onClick={order}>
      {t('shipments.courier.order', { count: ready })}
    </Button>
  )
}

function CourierLine({ courier }: { courier: DispatchOrder }) {
  const t = useTranslations('shipments')
  const format = useFormatter()
  const { state, carrierId, carrierStatus, parcels, problem, problemFields, askedAt } = courier
  return (
    <li className="flex flex-col gap-1 border-t border-line pt-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={askedAt}>
          {format.dateTime(new Date(askedAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <strong>{t(`courier.states.${state}`)}</strong>
        <span className="text-quiet">{t('courier.parcels', { count: parcels })}</span>
        {carrierId !== null && (
          <span className="text-quiet">{t('courier.number', { number: carrierId })}</span>
        )}
        {problem === 'unknown_status' && <span className="text-quiet">{carrierStatus}</span>}
      </div>
      {problem !== null && (
        <p role={problem === 'away' ? 'status' : 'alert'} className="text-amber">
          <span>{t(`courier.problems.${problem}`)}</span>
          {problemFields.length > 0 && <span> {t('fields', { fields: problemFields.join(', ') })}</span>}
        </p>
      )}
    </li>
  )
}
