'use client'

import {
  carrierNames,
  carriers,
  MAX_PARCEL_PIECES,
  MAX_PARCELS,
  parcelNumberSchema,
  type AddParcel,
  type Parcel,
} from '@bieznik/contract/selling/parcel'
import { carrierOfNumber } from '@bieznik/contract/selling/carrier-of-number'
import { piecesOf } from '@bieznik/contract/selling/order-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { ParcelLink } from '@/components/order/parcel-link'
import { Button } from '@/components/ui/button'
import { RemoveButton } from '@/components/ui/remove-button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Options, Select } from '@/components/ui/select'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { lastCarrier, rememberCarrier } from '@/lib/orders/last-carrier'
import { changeParcelsMutation, type ParcelChange } from '@/lib/orders/parcels'
import { gramsOf } from '@/lib/orders/typed-parcel'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Fold } from '../parts/fold'

/** The parcels in which an order is sent, which its buyer can follow, and the way to add one. */
export function OrderParcels({ order }: { order: StaffOrder }) {
  const t = useTranslations()
  const { id, parcels = [] } = order
  const { mutateAsync, isPending } = useMutation(changeParcelsMutation(useQueryClient(), id))

  async function change(wanted: ParcelChange): Promise<boolean> {
    try {
      await mutateAsync(wanted)
      return true
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
      return false
    }
  }

  return (
    <Fold id="parcels" title={t('admin_orders.parcels')} count={parcels.length}>
      {parcels.length > 0 && (
        <ul className="flex flex-col">
          {parcels.map((parcel) => (
            <li key={parcel.id} className="flex flex-wrap items-center gap-x-3">
              <ParcelLink parcel={parcel} />
              <ParcelSize parcel={parcel} />
              <RemoveButton
                disabled={isPending}
                label={t('admin_orders.remove_parcel', { number: parcel.number })}
                onClick={() => void change({ remove: parcel.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {parcels.length < MAX_PARCELS && (
        <ParcelForm
          pieces={piecesOf(order)}
          parcels={parcels}
          isPending={isPending}
          onAdd={async (parcel) => change({ add: parcel })}
        />
      )}
    </Fold>
  )
}

function ParcelSize({ parcel: { pieces, grams } }: { parcel: Parcel }) {
  const t = useTranslations('admin_orders')
  const format = useFormatter()
  const weight = grams !== null && format.number(grams / 1_000, { style: 'unit', unit: 'kilogram' })
  return (
    <span className="text-quiet">
      {[t('parcel_pieces', { count: pieces }), weight].filter(Boolean).join(', ')}
    </span>
  )
}

interface ParcelFormProps {
  /** Of the whole order. */
  pieces: number
  /** That are there. */
  parcels: readonly Parcel[]
  isPending: boolean
  /** Tells whether it was added. */
  onAdd: (parcel: AddParcel) => Promise<boolean>
}

function ParcelForm({ pieces, parcels, isPending, onAdd }: ParcelFormProps) {
  const t = useTranslations('admin_orders')
  const [carrier, setCarrier] = useState(() => lastCarrier(parcels))
  const [number, setNumber] = useState('')
  const [count, setCount] = useState(String(Math.min(pieces, MAX_PARCEL_PIECES)))
  const [kilograms, setKilograms] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const read = {
    number: parcelNumberSchema.safeParse(number).data,
    pieces: /^[1-9]\d{0,2}$/.test(count) && Number(count) <= MAX_PARCEL_PIECES ? Number(count) : undefined,
    grams: gramsOf(kilograms),
  }

  /** A number whose form names its carrier chooses it. */
  function type(typed: string): void {
    setNumber(typed)
    const known = carrierOfNumber(parcelNumberSchema.safeParse(typed).data ?? '')
    if (known) setCarrier(known)
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    if (read.number === undefined || read.pieces === undefined || read.grams === undefined) return
    if (!(await onAdd({ carrier, number: read.number, pieces: read.pieces, grams: read.grams }))) return
    rememberCarrier(carrier)
    setNumber('')
    setKilograms('')
    setIsChecked(false)
  }

  const errorOf = (field: keyof typeof read) =>
    isChecked && read[field] === undefined ? t(`parcel_errors.${field}`) : undefined
  return (
    <Form onSubmit={(event) => void submit(event)} className="grid grid-cols-2 items-start gap-2">
      <Field label={t('carrier')}>
        <Select
          value={carrier}
          onChange={(event) => setCarrier(carriers.find((known) => known === event.target.value) ?? carrier)}
        >
          <Options of={carriers} nameOf={(known) => carrierNames[known]} />
        </Select>
      </Field>
      <Field label={t('parcel_number')} error={errorOf('number')}>
        <Input
          maxLength={60}
          autoComplete="off"
          value={number}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Field label={t('parcel_count')} error={errorOf('pieces')}>
        <Input
          inputMode="numeric"
          maxLength={3}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      </Field>
      <Field label={t('parcel_weight')} optional error={errorOf('grams')}>
        <Input
          inputMode="decimal"
          maxLength={8}
          value={kilograms}
          onChange={(event) => setKilograms(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="compact"
        busy={isPending}
        className="justify-self-start"
      >
        {t('add_parcel')}
      </Button>
    </Form>
  )
}
