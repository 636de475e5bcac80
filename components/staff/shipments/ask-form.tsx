'use client'

import { carrierNames } from '@bieznik/contract/selling/parcel'
import type { OrderShipments } from '@bieznik/contract/selling/shipment'
import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { askShipmentsMutation } from '@/lib/orders/shipments'
import { askedOf, noAddress, rowsOf, type ParcelChange, type TypedAddresses } from './asked-parcels'
import { ParcelRowFields } from './parcel-row'
import { UnclearReceiver } from './unclear-receiver'

interface AskFormProps {
  carrier: ShippingCarrier
  /** Those with parcels to pack. */
  orders: readonly OrderShipments[]
  isMany: boolean
}

/** The parcels as they are proposed, to be corrected and asked for, all with one press. */
export function AskForm({ carrier, orders, isMany }: AskFormProps) {
  const t = useTranslations()
  const [changes, setChanges] = useState<Readonly<Record<string, ParcelChange>>>({})
  const [addresses, setAddresses] = useState<TypedAddresses>({})
  const [isChecked, setIsChecked] = useState(false)
  // The same until a response has arrived: a repeat asks for nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useMutation(askShipmentsMutation(useQueryClient()))
  const rows = rowsOf(orders, changes)
  const wanted = rows.filter(({ isWanted }) => isWanted)

  const change = (id: string, differences: ParcelChange) =>
    setChanges((before) => ({ ...before, [id]: { ...before[id], ...differences } }))

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    const asked = askedOf(wanted, orders, addresses)
    if (asked === null || asked.length === 0) return
    try {
      const { refused } = await mutateAsync({ carrier, key, orders: asked })
      setKey(crypto.randomUUID())
      setIsChecked(false)
      for (const { orderId, reason } of refused)
        showToast({ tone: 'error', message: t(`shipments.refused.${reason}`, { id: String(orderId) }) })
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)} className="@container flex flex-col gap-3">
      {orders.map((order) => (
        <UnclearReceiver
          key={order.orderId}
          order={order}
          typed={addresses[order.orderId] ?? noAddress}
          isChecked={isChecked && wanted.some(({ orderId }) => orderId === order.orderId)}
          onChange={(typed) => setAddresses((before) => ({ ...before, [order.orderId]: typed }))}
        />
      ))}
      {rows.map((row, at) => (
        <ParcelRowFields
          key={row.id}
          row={row}
          title={t(isMany ? 'shipments.parcel_of_order' : 'shipments.parcel', {
            number: at + 1,
            id: String(row.orderId),
          })}
          isChecked={isChecked}
          onChange={(differences) => change(row.id, differences)}
        />
      ))}
      <Button
        type="submit"
        size="compact"
        busy={isPending}
        disabled={wanted.length === 0}
        className="self-start"
      >
        {t('shipments.ask', { count: wanted.length, carrier: carrierNames[carrier] })}
      </Button>
    </Form>
  )
}
