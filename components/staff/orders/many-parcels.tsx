'use client'

import { isPickup, type Order } from '@bieznik/contract/selling/order'
import { piecesOf } from '@bieznik/contract/selling/order-list'
import {
  carrierNames,
  carriers,
  MAX_PARCEL_PIECES,
  parcelNumberSchema,
  type Carrier,
} from '@bieznik/contract/selling/parcel'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { readParcelLines } from '@/lib/orders/parcel-lines'
import { unsavedById } from '@/lib/storage/unsaved'
import { ParcelNumberRow } from './parcel-number-row'
import { useAddParcels } from './use-add-parcels'

const FORM = 'many-parcels'

/** Parcel numbers by order. */
const drafts = unsavedById<string>()

interface ManyParcelsProps {
  /** As they were chosen. */
  orders: readonly Order[]
  onClose: () => void
}

/** The parcel numbers of many orders in one window: scanned or typed one after the other, or pasted as a list. */
export function ManyParcels({ orders, onClose }: ManyParcelsProps) {
  const t = useTranslations('admin_orders')
  const sent = orders.filter(({ typeOfDelivery }) => !isPickup(typeOfDelivery))
  const [carrier, setCarrier] = useState<Carrier>('dpd')
  const [typed, setTyped] = useState(() => new Map(drafts))
  const [unread, setUnread] = useState<readonly string[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const { addAll, isPending, refused, clearRefused } = useAddParcels()
  const numberOf = (id: number) => typed.get(id)?.trim() ?? ''
  const filled = sent.filter(({ id }) => numberOf(id) !== '')
  const read = filled.map((order) => ({
    order,
    number: parcelNumberSchema.safeParse(numberOf(order.id)).data,
  }))

  function type(numbers: ReadonlyMap<number, string>): void {
    for (const [id, number] of numbers) drafts.set(id, number)
    setTyped((before) => new Map([...before, ...numbers]))
    clearRefused([...numbers.keys()])
  }

  function paste(text: string, first: number): void {
    const lines = readParcelLines(
      text,
      sent.map(({ id }) => id),
      first,
    )
    type(lines.numbers)
    setUnread(lines.unread)
  }

  function errorOf(id: number): string | undefined {
    const why = refused.get(id)
    if (why !== undefined) return why
    const own = read.find(({ order }) => order.id === id)
    if (!isChecked || !own) return undefined
    if (own.number === undefined) return t('parcel_errors.number')
    return read.filter(({ number }) => number === own.number).length > 1 ? t('many_parcels.twice') : undefined
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    const parcels = read.flatMap(({ order, number }) => {
      const pieces = Math.min(piecesOf(order), MAX_PARCEL_PIECES)
      return number === undefined ? [] : [{ orderId: order.id, carrier, number, pieces, grams: null }]
    })
    const isGood =
      parcels.length === read.length && new Set(parcels.map(({ number }) => number)).size === read.length
    if (!isGood || parcels.length === 0) return
    const outcomes = await addAll({ parcels })
    if (!outcomes) return
    for (const id of outcomes.added) drafts.delete(id)
    setTyped(new Map(drafts))
    setIsChecked(false)
    if (outcomes.refused.length === 0) onClose()
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('many_parcels.title', { count: sent.length })}
        description={t('many_parcels.hint')}
        footer={
          <Button type="submit" form={FORM} busy={isPending} disabled={filled.length === 0}>
            {t('many_parcels.save', { count: filled.length })}
          </Button>
        }
      >
        {sent.length < orders.length && (
          <p className="text-quiet">{t('many_parcels.pickup', { count: orders.length - sent.length })}</p>
        )}
        <Form id={FORM} onSubmit={(event) => void submit(event)} className="flex flex-col gap-2 text-sm">
          <ol className="flex flex-col gap-2">
            {sent.map((order, at) => (
              <ParcelNumberRow
                key={order.id}
                order={order}
                isFirst={at === 0}
                number={typed.get(order.id) ?? ''}
                error={errorOf(order.id)}
                onType={(number) => type(new Map([[order.id, number]]))}
                onPaste={(text) => paste(text, at)}
              />
            ))}
          </ol>
          <Field label={t('carrier')}>
            <Select
              value={carrier}
              onChange={(event) =>
                setCarrier(carriers.find((known) => known === event.target.value) ?? carrier)
              }
            >
              <Options of={carriers} nameOf={(known) => carrierNames[known]} />
            </Select>
          </Field>
        </Form>
        <div role="status">
          {unread.length > 0 && (
            <>
              <p className="font-medium">{t('many_parcels.unread', { count: unread.length })}</p>
              <ul className="max-h-24 overflow-y-auto text-sm text-quiet">
                {unread.map((line, at) => (
                  <li key={`${at} ${line}`} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
