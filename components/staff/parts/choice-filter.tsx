import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'

interface ChoiceFilterProps<Choice extends string> {
  label: string
  /** What the empty choice is called. */
  all: string
  choices: readonly Choice[]
  nameOf: (choice: Choice) => string
  chosen: Choice | undefined
  /** The query of the address when it is chosen, from the first page on. */
  paramsFor: (choice: Choice | undefined) => URLSearchParams
}

/** Filters a staff list by its address, without asking the server for the screen again. */
export function ChoiceFilter<Choice extends string>({
  label,
  all,
  choices,
  nameOf,
  chosen,
  paramsFor,
}: ChoiceFilterProps<Choice>) {
  function filterBy(value: string): void {
    const params = paramsFor(choices.find((each) => each === value)).toString()
    window.history.replaceState(null, '', params === '' ? window.location.pathname : `?${params}`)
  }

  return (
    <search className="max-w-60">
      <Field label={label}>
        <Select required={false} value={chosen ?? ''} onChange={(event) => filterBy(event.target.value)}>
          <option value="">{all}</option>
          <Options of={choices} nameOf={(choice) => nameOf(choice)} />
        </Select>
      </Field>
    </search>
  )
}
