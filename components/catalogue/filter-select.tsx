import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface FilterSelectProps {
  label: string
  /** 0 or '': nothing is chosen. */
  value: number | string
  options: readonly (number | string)[]
  onChoose: (value: string) => void
  /** What stands where nothing is chosen. */
  placeholder?: string
}

/** One dropdown of a filter; it waits, disabled, until there is something to choose. */
export function FilterSelect({ label, value, options, onChoose, placeholder }: FilterSelectProps) {
  const t = useTranslations('tire_filter')
  const isKnown = value !== 0 && value !== '' && options.includes(value)
  return (
    <Field label={label}>
      {({ required: _required, ...control }) => (
        <Select
          {...control}
          value={value === 0 ? '' : value}
          disabled={options.length === 0}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{placeholder ?? t('choose')}</option>
          {!isKnown && value !== 0 && value !== '' && <option>{value}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
