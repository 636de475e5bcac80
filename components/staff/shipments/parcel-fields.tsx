'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { packedFields, readParcel, type TypedParcel } from '@/lib/orders/typed-parcel'
import { compactInputClass } from '../parts/compact'

interface ParcelFieldsProps {
  typed: TypedParcel
  /** Whether errors are shown. */
  isChecked: boolean
  onChange: (field: keyof TypedParcel, value: string) => void
}

/** Pieces, weight and sides of one parcel. */
export function ParcelFields({ typed, isChecked, onChange }: ParcelFieldsProps) {
  const t = useTranslations('shipments')
  const { grams, ...rest } = readParcel(typed)
  const read = { ...rest, kilograms: grams }
  return (
    <div className="grid grow grid-cols-2 items-start gap-2 @xl:grid-cols-5">
      {packedFields.map((field) => (
        <Field
          key={field}
          label={t(`packed.${field}`)}
          error={isChecked && read[field] === undefined ? t(`wrong.${field}`) : undefined}
        >
          <Input
            className={compactInputClass}
            inputMode={field === 'kilograms' ? 'decimal' : 'numeric'}
            maxLength={8}
            autoComplete="off"
            value={typed[field]}
            onChange={(event) => onChange(field, event.target.value)}
          />
        </Field>
      ))}
    </div>
  )
}
