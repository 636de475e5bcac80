import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'

interface ChoiceProps<T extends string> {
  label: string
  hint: string
  value: T | undefined
  /** What choosing nothing is called; left out: something has to be chosen. */
  none?: string
  known: readonly T[]
  nameOf: (value: T) => string
  disabled: boolean
  onChoice: (value: T | undefined) => void
}

/** One of a few values for a whole file. */
export function Choice<T extends string>({
  label,
  hint,
  value,
  none,
  known,
  nameOf,
  ...rest
}: ChoiceProps<T>) {
  const { disabled, onChoice } = rest
  return (
    <Field label={label} hint={hint}>
      <Select
        required={false}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => onChoice(known.find((each) => each === event.target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        <Options of={known} nameOf={(each) => nameOf(each)} />
      </Select>
    </Field>
  )
}
