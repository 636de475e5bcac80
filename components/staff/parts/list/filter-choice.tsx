import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/select'
import { compactSelectClass } from '../compact'

interface FilterChoiceProps<Value extends string> {
  label: string
  /** What is shown without a choice; not given: all. */
  unchosen?: string | undefined
  /** undefined: all */
  chosen: Value | undefined
  options: readonly { value: NoInfer<Value>; label: string }[]
  onChoose: (value: Value | null) => void
}

/** One of a few values, or all of them. Its name stands in its first option, so that the row stays low. */
export function FilterChoice<Value extends string>({
  label,
  unchosen,
  chosen,
  options,
  onChoose,
}: FilterChoiceProps<Value>) {
  const t = useTranslations('admin.list')
  return (
    <Select
      required={false}
      aria-label={label}
      className={compactSelectClass}
      value={chosen ?? ''}
      onChange={(event) => onChoose(options.find(({ value }) => value === event.target.value)?.value ?? null)}
    >
      <option value="">{unchosen ?? t('all_of', { name: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
