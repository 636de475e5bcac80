'use client'

import { isPickup, type Order } from '@bieznik/contract/selling/order'
import { carrierNames, carriers } from '@bieznik/contract/selling/parcel'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { lastCarrier, rememberCarrier } from '@/lib/orders/last-carrier'
import { readParcelLines } from '@/lib/orders/parcel-lines'
import { carrierOf, numbersIn, parcelsOf, readNumbers } from '@/lib/orders/typed-parcels'
import { unsavedById } from '@/lib/storage/unsaved'
import { ParcelNumbersRow } from './parcel-numbers-row'
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
  const [carrier, setCarrier] = useState(() => lastCarrier(sent.flatMap(({ parcels = [] }) => parcels)))
  const [typed, setTyped] = useState(() => new Map(drafts))
  const [unread, setUnread] = useState<readonly string[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const { addAll, isPending, refused, clearRefused } = useAddParcels()
  const rows = sent.map((order) => {
    const text = typed.get(order.id) ?? ''
    return { order, text, numbers: readNumbers(text) }
  })
  const count = rows.reduce((sum, { text }) => sum + numbersIn(text).length, 0)
  const all = rows.flatMap(({ numbers }) => numbers ?? [])
  const isTwice = (number: string) => all.indexOf(number) < all.lastIndexOf(number)

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

  function errorOf({ order, numbers }: (typeof rows)[number]): string | undefined {
    const why = refused.get(order.id)
    if (why !== undefined || !isChecked) return why
    if (numbers === undefined) return t('parcel_errors.number')
    return numbers.some(isTwice) ? t('many_parcels.twice') : undefined
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    if (rows.some(({ numbers }) => numbers === undefined || numbers.some(isTwice)) || count === 0) return
    const parcels = rows.flatMap(({ order, numbers = [] }) => parcelsOf(order, numbers, carrier))
    const outcomes = await addAll({ parcels })
    if (!outcomes) return
    rememberCarrier(carrier)
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
          <Button type="submit" form={FORM} busy={isPending} disabled={count === 0}>
            {t('many_parcels.save', { count })}
          </Button>
        }
      >
        {sent.length < orders.length && (
          <p className="text-quiet">{t('many_parcels.pickup', { count: orders.length - sent.length })}</p>
        )}
        <Form id={FORM} onSubmit={(event) => void submit(event)} className="flex flex-col gap-2 text-sm">
          <Field label={t('carrier')} hint={t('many_parcels.carrier_hint')}>
            <Select
              value={carrier}
              onChange={(event) =>
                setCarrier(carriers.find((known) => known === event.target.value) ?? carrier)
              }
            >
              <Options of={carriers} nameOf={(known) => carrierNames[known]} />
            </Select>
          </Field>
          <ol className="flex flex-col gap-1">
            {rows.map((row, at) => {
              const named = carrierOf(row.numbers ?? [], carrier)
              return (
                <ParcelNumbersRow
                  key={row.order.id}
                  order={row.order}
                  isFirst={at === 0}
                  numbers={row.text}
                  carrier={named === carrier ? undefined : named}
                  error={errorOf(row)}
                  onType={(text) => type(new Map([[row.order.id, text]]))}
                  onPaste={(text) => paste(text, at)}
                />
              )
            })}
          </ol>
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
