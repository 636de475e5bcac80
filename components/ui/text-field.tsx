import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type TextFieldProps = ComponentProps<'input'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'optional'>

/** One line of text with its label, hint and error. */
export function TextField({ id, label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <Input {...input} />
    </Field>
  )
}
