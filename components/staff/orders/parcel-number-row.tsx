'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { carrierNames } from '@bieznik/contract/selling/parcel'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface ParcelNumberRowProps {
  order: Order
  /** It takes the focus as the window opens. */
  isFirst: boolean
  number: string
  error: string | undefined
  onType: (number: string) => void
  /** Several lines were pasted. */
  onPaste: (text: string) => void
}

/** The parcel number of one of many orders. A scanner ends each number with Enter, which leads to the next order, and behind the last one saves. */
export function ParcelNumberRow({ order, isFirst, number, error, onType, onPaste }: ParcelNumberRowProps) {
  const t = useTranslations('admin_orders')
  const input = useRef<HTMLInputElement>(null)
  const { id, name, city, parcels = [] } = order
  const there = parcels.map((parcel) => `${carrierNames[parcel.carrier]} ${parcel.number}`).join(', ')

  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])

  function goOn(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')
    if (next) next.focus()
    else event.currentTarget.form?.requestSubmit()
  }

  return (
    <li>
      <Field
        label={t('many_parcels.of', { id: String(id), name, city })}
        hint={there === '' ? undefined : t('many_parcels.there', { parcels: there })}
        error={error}
      >
        <Input
          ref={input}
          required={false}
          autoComplete="off"
          maxLength={60}
          value={number}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={goOn}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!/[\r\n\t;]/.test(text.trim())) return
            event.preventDefault()
            onPaste(text)
          }}
        />
      </Field>
    </li>
  )
}
