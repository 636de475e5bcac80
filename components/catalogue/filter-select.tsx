import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface FilterSelectProps {
  /** In the form that a browser sends by itself. */
  name: string
  label: string
  /** '': nothing is chosen. */
  value: string
  options: readonly string[]
  onChoose: (value: string) => void
  /** What stands where nothing is chosen. */
  placeholder: string
  required?: boolean
}

/** One dropdown of a filter; it waits, disabled, until there is something to choose. */
export function FilterSelect({
  name,
  label,
  value,
  options,
  onChoose,
  placeholder,
  required = false,
}: FilterSelectProps) {
  const isUnknown = value !== '' && !options.includes(value)
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          required={required}
          value={value}
          disabled={options.length === 0}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {isUnknown && <option>{value}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
