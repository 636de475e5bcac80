import clsx from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '@/components/ui/field-error'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  name: string
  options: readonly RadioOption<Value>[]
  error?: ReactNode
  /** Of the first option, so that an error summary can lead to it. */
  id?: string
  /** What goes to every radio button: `onChange`, `onBlur`, `ref`, `required`. */
  control?: Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'required'>
  /** Which one is chosen: `value` when the parent holds the choice, `defaultValue` when the form does. */
  value?: Value | null
  defaultValue?: Value
  className?: string
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, error, id, control, value, defaultValue, className } = props
  const groupId = useId()
  const errorId = `${groupId}-error`

  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={groupId}
      className={className}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend id={groupId} className="mb-1 text-sm font-medium">
        {legend}
      </legend>
      <div className="flex flex-col gap-2">
        {options.map((option, index) => (
          <RadioRow key={option.value} option={option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              id={index === 0 ? id : undefined}
              disabled={option.disabled}
              className="mt-0.5 size-5 shrink-0 accent-signal"
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              {...control}
            />
          </RadioRow>
        ))}
      </div>
      {error && (
        <div className="mt-1">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function RadioRow({ option, children }: { option: RadioOption<string>; children: ReactNode }) {
  return (
    <label
      className={clsx(
        'flex min-h-11 items-start gap-3 rounded-sm border border-edge bg-sheet px-3 py-2.5 has-checked:border-signal has-checked:bg-signal-wash',
        option.disabled && 'border-line bg-paper text-quiet',
      )}
    >
      {children}
      <span>
        <span>{option.label}</span>
        {option.hint && <span className="block text-sm text-quiet">{option.hint}</span>}
      </span>
    </label>
  )
}
