import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface LineFieldProps {
  label: string
  value: string
  onChange: (typed: string) => void
  error?: string | undefined
  optional?: boolean
  inputMode?: ComponentProps<'input'>['inputMode']
}

/** One line of a small form. */
export function LineField({ label, value, onChange, error, optional, inputMode }: LineFieldProps) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(control) => (
        <Input
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode={inputMode}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
