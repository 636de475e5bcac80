'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { carrierNames, type Carrier } from '@bieznik/contract/selling/parcel'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { FieldError } from '@/components/ui/field-error'
import { Input } from '@/components/ui/input'

interface ParcelNumbersRowProps {
  order: Order
  /** It takes the focus as the window opens. */
  isFirst: boolean
  numbers: string
  /** That the numbers name by their form, where it is not the chosen one. */
  carrier: Carrier | undefined
  error: string | undefined
  onType: (numbers: string) => void
  /** Several lines were pasted. */
  onPaste: (text: string) => void
}

/** The parcel numbers of one of many orders. A scanner ends each number with Enter, which leads to the next order, and behind the last one saves. */
export function ParcelNumbersRow({
  order: { id, name, city, parcels = [] },
  isFirst,
  numbers,
  carrier,
  error,
  onType,
  onPaste,
}: ParcelNumbersRowProps) {
  const t = useTranslations('admin_orders')
  const input = useRef<HTMLInputElement>(null)
  const controlId = useId()
  const there = parcels.map((parcel) => `${carrierNames[parcel.carrier]} ${parcel.number}`).join(', ')
  const hint = [there !== '' && t('many_parcels.there', { parcels: there }), carrier && carrierNames[carrier]]
    .filter(Boolean)
    .join('; ')

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
    <li className="grid items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <label htmlFor={controlId} className="truncate">
        {t('many_parcels.of', { id: String(id), name, city })}
      </label>
      <Input
        ref={input}
        id={controlId}
        className="h-8! px-2! text-sm!"
        autoComplete="off"
        maxLength={600}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${controlId}-hint ${controlId}-error`}
        value={numbers}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={goOn}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!/[\r\n\t;]/.test(text.trim())) return
          event.preventDefault()
          onPaste(text)
        }}
      />
      <div className="text-quiet sm:col-start-2">
        {hint !== '' && <p id={`${controlId}-hint`}>{hint}</p>}
        {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      </div>
    </li>
  )
}
