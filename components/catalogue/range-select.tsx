'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface RangeSelectProps {
  name: string
  label: string
  value: string
  /** What the catalogue holds. */
  range: readonly { value: string; name: string }[]
  onChoose: (value: string) => void
  /** The only value is part of the search as well, though it was not chosen. */
  isSent?: boolean
}

/** A choice among what the catalogue holds; where that is one thing, it is shown and fixed. */
export function RangeSelect({ name, label, value, range, onChoose, isSent = false }: RangeSelectProps) {
  const t = useTranslations('catalogue')
  const isFixed = range.length < 2
  return (
    <>
      <Field label={label}>
        <Select
          required={false}
          name={isFixed ? undefined : name}
          disabled={isFixed}
          value={isFixed ? range[0]?.value : value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {!isFixed && <option value="">{t('any')}</option>}
          {range.map((each) => (
            <option key={each.value} value={each.value}>
              {each.name}
            </option>
          ))}
        </Select>
      </Field>
      {isFixed && isSent && <input type="hidden" name={name} value={range[0]?.value ?? ''} />}
    </>
  )
}
