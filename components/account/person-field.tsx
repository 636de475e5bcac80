import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type PersonFieldProps = ComponentProps<'input'> & {
  id: string
  label: string
  error?: string | undefined
  hint?: string | undefined
}

/** One line about a person, with its error below it. */
export function PersonField({ id, label, error, hint, className, ...input }: PersonFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} className={className}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
