'use client'

import { isEnded, type Shipment } from '@bieznik/contract/selling/shipment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { ParcelLink } from '@/components/order/parcel-link'
import { Button } from '@/components/ui/button'
import { RemoveButton } from '@/components/ui/remove-button'
import { usePriceText } from '@/components/ui/use-price-text'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { knownCarrierStatus } from '@/lib/orders/carrier-status'
import { cancelShipmentMutation, labelMutation } from '@/lib/orders/shipments'
import { saveFile } from '@/lib/save-file'

const CANCELABLE = new Set(['asked', 'preparing', 'ready', 'refused'])

/** One parcel at the carrier: where it is, its label, what is wrong with it and what helps. */
export function ShipmentLine({ shipment, isOneOfMany }: { shipment: Shipment; isOneOfMany: boolean }) {
  const t = useTranslations('shipments')
  const format = useFormatter()
  const priceText = usePriceText()
  const { id, orderId, carrier, number, state, carrierStatus, pieces, grams, collects } = shipment
  const name = number ?? t('parcel_of', { id: String(orderId) })
  const known = knownCarrierStatus(carrierStatus ?? '')
  const weight = format.number(grams / 1_000, { style: 'unit', unit: 'kilogram' })
  return (
    <li className="flex flex-col gap-1 border-t border-line pt-2 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isOneOfMany && <span className="figures">{orderId}</span>}
        {number !== null && <ParcelLink parcel={{ carrier, number, id, pieces, grams }} />}
        <span aria-live="polite">
          <strong>{t(shipment.isCanceling ? 'canceling' : `states.${state}`)}</strong>
        </span>
        {state === 'ready' && shipment.courier !== null && (
          <span>{t(`courier.of_parcel.${shipment.courier}`)}</span>
        )}
        {carrierStatus !== null && !isEnded(state) && (
          <span className="text-quiet">{known ? t(`carrier_statuses.${known}`) : carrierStatus}</span>
        )}
        <span className="text-quiet">{t('size', { pieces, weight })}</span>
        {collects > 0 && <span>{t('collects', { amount: priceText(collects) })}</span>}
        {shipment.hasLabel && <LabelButton id={id} name={name} />}
        {CANCELABLE.has(state) && !shipment.isCanceling && (
          <CancelButton id={id} name={t(state === 'refused' ? 'dismiss' : 'cancel', { name })} />
        )}
      </div>
      <ShipmentProblemText shipment={shipment} />
    </li>
  )
}

function ShipmentProblemText({ shipment: { problem, problemFields } }: { shipment: Shipment }) {
  const t = useTranslations('shipments')
  if (problem === null) return null
  return (
    <p role={problem === 'away' ? 'status' : 'alert'} className="text-amber">
      <span>{t(`problems.${problem}`)}</span>
      {problemFields.length > 0 && <span> {t('fields', { fields: problemFields.join(', ') })}</span>}
    </p>
  )
}

function LabelButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations()
  const { mutate, isPending } = useMutation(labelMutation)
  const save = () =>
    mutate(id, {
      onSuccess: (pdf) => saveFile(t('shipments.label_file', { name }), pdf),
      onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
    })
  return (
    <Button
      variant="secondary"
      size="compact"
      disabled={isPending}
      aria-label={`${t('shipments.label')}: ${name}`}
      onClick={save}
    >
      <Printer aria-hidden className="size-4" />
      <span>{t('shipments.label')}</span>
    </Button>
  )
}

function CancelButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations('errors')
  const { mutate, isPending } = useMutation(cancelShipmentMutation(useQueryClient()))
  const cancel = () =>
    mutate(id, { onError: (error) => showToast({ tone: 'error', message: t(problemCodeOf(error)) }) })
  return <RemoveButton disabled={isPending} label={name} onClick={cancel} />
}
