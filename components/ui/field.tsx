import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { FieldError } from '@/components/ui/field-error'

/** What the control of a field has to carry; spread it into `Input`, `Select` or `Textarea`. */
export type FieldControlProps = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: ReactNode
  /** Draws the control. */
  children: (control: FieldControlProps) => ReactNode
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
export function Field({ label, children, error, hint, optional = false, id, className }: FieldProps) {
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
      {children({
        id: controlId,
        required: optional ? undefined : true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(errorId, hintId) || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
