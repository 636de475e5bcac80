import clsx from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '@/components/ui/field-error'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  error?: ReactNode
  hint?: ReactNode
}

/** A checkbox with its words beside it; the words are part of the touch target. */
export function Checkbox({ label, error, hint, id, className, ...props }: CheckboxProps) {
  const ownId = useId()
  const hintId = hint ? `${id ?? ownId}-hint` : undefined
  const errorId = error ? `${id ?? ownId}-error` : undefined

  return (
    <div className={className}>
      <label className="checkbox">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(errorId, hintId) || undefined}
          {...props}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-8 text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
