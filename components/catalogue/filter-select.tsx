import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

export type FilterGroups = readonly { label: string; options: readonly string[] }[]

interface FilterSelectProps {
  /** In the form that a browser sends by itself. */
  name: string
  label: string
  /** '': nothing is chosen. */
  value: string
  options: readonly string[]
  /** The same in groups, each with its name, where they are of several units. */
  groups?: FilterGroups | undefined
  onChoose: (value: string) => void
  /** What stands where nothing is chosen. */
  placeholder: string
  required?: boolean
  /** The value is not chosen, and sent all the same: the dropdown begins with a dash that stands for it. */
  isUnchosen?: boolean
}

/** For a figure that is not chosen. */
export const DASH = '–'

/** One dropdown of a filter; it waits, disabled, until there is something to choose. */
export function FilterSelect({
  name,
  label,
  value,
  options,
  groups,
  onChoose,
  placeholder,
  required = false,
  isUnchosen = false,
}: FilterSelectProps) {
  const isUnknown = value !== '' && !options.includes(value)
  return (
    <Field label={label}>
      <Select
        name={name}
        required={required}
        // Left to the browser, which shows the first option: of two with one value React would render both as selected.
        {...(!isUnchosen && { value })}
        disabled={options.length === 0}
        onChange={(event) => onChoose(event.target.value)}
      >
        {isUnchosen ? <option value={value}>{DASH}</option> : <option value="">{placeholder}</option>}
        {isUnknown && <option>{value}</option>}
        {groups ? (
          groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))
        ) : (
          <Options options={options} />
        )}
      </Select>
    </Field>
  )
}

function Options({ options }: { options: readonly string[] }) {
  return options.map((option) => <option key={option}>{option}</option>)
}
