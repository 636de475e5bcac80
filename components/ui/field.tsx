import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '@/components/ui/field-error'

/** What ties a control to its form; `form.field(name)` of `useForm` makes it. */
export type RegisteredControl = Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'>

type FieldProps = Partial<RegisteredControl> & {
  label: ReactNode
  /** The control, an element that takes the props of an input; what it says itself goes before what the field gives it. */
  children: ReactElement<object>
  /** Given: the control is invalid and this says why. */
  error?: ReactNode
  hint?: ReactNode
  /** Marks a field that may be left empty; all others are required. */
  optional?: boolean
  /** Where an error summary leads; one is made up when it is not given. */
  id?: string
  className?: string
}

/** A label, its control, a hint and an error, tied together by construction. */
export function Field({ label, children, error, hint, optional, id, className, ...registered }: FieldProps) {
  const t = useTranslations('ui')
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined

  return (
    <div className={clsx('field', className)}>
      <label htmlFor={controlId}>
        <span>{label}</span>
        {optional && ' '}
        {optional && <span className="font-normal text-quiet">{`(${t('optional')})`}</span>}
      </label>
      <Control
        id={controlId}
        required={optional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(errorId, hintId) || undefined}
        {...registered}
      >
        {children}
      </Control>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

function Control({ children, ...carried }: ComponentProps<'input'> & { children: ReactElement<object> }) {
  return cloneElement(children, { ...carried, ...children.props })
}
