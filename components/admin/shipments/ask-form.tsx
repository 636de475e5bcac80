'use client'

import { carrierNames } from '@bieznik/contract/parcel'
import { packedParcelSchema, type OrderShipments, type ShippingCarrier } from '@bieznik/contract/shipment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Form } from '@/components/ui/form'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { askShipmentsMutation, readParcel, typedOf, type TypedParcel } from '@/lib/orders/shipments'
import { ParcelFields } from './parcel-fields'

interface AskFormProps {
  carrier: ShippingCarrier
  /** Those with parcels to pack. */
  orders: readonly OrderShipments[]
  isMany: boolean
}

/** What somebody has changed of a proposed parcel. */
type Change = { typed?: TypedParcel; isWanted?: boolean }
type Row = Required<Change> & { id: string; orderId: number }

/** Changes belong to the parcel as it was proposed: one that is proposed anew begins anew. */
const rowsOf = (orders: readonly OrderShipments[], changes: Readonly<Record<string, Change>>): Row[] =>
  orders.flatMap(({ orderId, proposed }) =>
    proposed.map((parcel, at) => {
      const id = `${orderId}/${at}/${JSON.stringify(parcel)}`
      return { id, orderId, typed: typedOf(parcel), isWanted: true, ...changes[id] }
    }),
  )

/** The parcels as they are proposed, to be corrected and asked for, all with one press. */
export function AskForm({ carrier, orders, isMany }: AskFormProps) {
  const t = useTranslations()
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({})
  const [isChecked, setIsChecked] = useState(false)
  // The same until a response has arrived: a repeat asks for nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useMutation(askShipmentsMutation(useQueryClient()))
  const rows = rowsOf(orders, changes)
  const wanted = rows.filter(({ isWanted }) => isWanted)

  const change = (id: string, differences: Change) =>
    setChanges((before) => ({ ...before, [id]: { ...before[id], ...differences } }))

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    const read = wanted.map(({ orderId, typed }) => ({
      orderId,
      parcel: packedParcelSchema.safeParse(readParcel(typed)).data,
    }))
    const packed = read.flatMap(({ orderId, parcel }) => (parcel ? [{ orderId, parcel }] : []))
    if (packed.length === 0 || packed.length < read.length) return
    const asked = [...Map.groupBy(packed, ({ orderId }) => orderId)].map(([orderId, own]) => ({
      orderId,
      parcels: own.map(({ parcel }) => parcel),
    }))
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
      {rows.map(({ id, orderId, typed, isWanted }, at) => {
        const title = t(isMany ? 'shipments.parcel_of_order' : 'shipments.parcel', {
          number: at + 1,
          id: String(orderId),
        })
        return (
          <fieldset key={id} className="border-t border-line pt-2">
            <legend className="sr-only">{title}</legend>
            <div className="flex flex-col gap-2 @3xl:flex-row @3xl:items-end">
              <Checkbox
                label={title}
                checked={isWanted}
                className="@3xl:w-52 @3xl:shrink-0"
                onChange={(event) => change(id, { isWanted: event.target.checked })}
              />
              {isWanted && (
                <ParcelFields
                  typed={typed}
                  isChecked={isChecked}
                  onChange={(field, value) => change(id, { typed: { ...typed, [field]: value } })}
                />
              )}
            </div>
          </fieldset>
        )
      })}
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
