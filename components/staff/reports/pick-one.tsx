import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface PickOneProps {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/** One of a few values; one of them always holds. */
export function PickOne({ label, options, chosen, onChoose }: PickOneProps) {
  return (
    <Field label={label}>
      <Select required={false} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
