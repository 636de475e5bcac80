import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface FilterSelectProps<Value extends string> {
  label: string
  /** undefined: all */
  chosen: Value | undefined
  options: readonly { value: NoInfer<Value>; label: string }[]
  onChoose: (value: Value | undefined) => void
  className?: string
}

/** Narrows a list to one of a few values, or to none of them. */
export function FilterSelect<Value extends string>({
  label,
  chosen,
  options,
  onChoose,
  className,
}: FilterSelectProps<Value>) {
  const t = useTranslations('admin_products')
  return (
    <Field label={label} className={className}>
      <Select
        required={false}
        value={chosen ?? ''}
        onChange={(event) => onChoose(options.find(({ value }) => value === event.target.value)?.value)}
      >
        <option value="">{t('all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
