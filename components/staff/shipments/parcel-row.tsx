'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox'
import type { ParcelChange, ParcelRow } from './asked-parcels'
import { ParcelFields } from './parcel-fields'

interface ParcelRowFieldsProps {
  row: ParcelRow
  title: string
  isChecked: boolean
  onChange: (change: ParcelChange) => void
}

/** One proposed parcel, to be corrected or left out. */
export function ParcelRowFields({ row, title, isChecked, onChange }: ParcelRowFieldsProps) {
  const t = useTranslations('shipments')
  const { typed, isWanted, isNonStandard } = row
  return (
    <fieldset className="border-t border-line pt-2">
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-col gap-2 @3xl:flex-row @3xl:items-end">
        <Checkbox
          label={title}
          checked={isWanted}
          className="@3xl:w-52 @3xl:shrink-0"
          onChange={(event) => onChange({ isWanted: event.target.checked })}
        />
        {isWanted && (
          <ParcelFields
            typed={typed}
            isChecked={isChecked}
            onChange={(field, value) => onChange({ typed: { ...typed, [field]: value } })}
          />
        )}
      </div>
      {isWanted && (
        <Checkbox
          label={t('packed.non_standard')}
          checked={isNonStandard}
          onChange={(event) => onChange({ isNonStandard: event.target.checked })}
        />
      )}
    </fieldset>
  )
}
