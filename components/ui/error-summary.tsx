'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type MouseEvent } from 'react'

/** In the order of the fields. `fieldId` null: the error belongs to no field, for example one of the server. */
export interface SummaryError {
  fieldId: string | null
  message: string
  /** How many fields it is said of. */
  fields?: number
}

type ErrorSummaryProps = {
  errors: readonly SummaryError[]
  /** How often the form was sent: each time it grows with errors left, the summary takes the focus. */
  submitCount: number
}

/** All errors of a form, above it; each leads to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, submitCount }: ErrorSummaryProps) {
  const t = useTranslations('ui')
  const summary = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0

  useEffect(() => {
    if (hasErrors && submitCount > 0) summary.current?.focus()
  }, [hasErrors, submitCount])

  if (!hasErrors) return null
  // As many as there are fields to correct; what the server says stands beside them.
  const wrongFields = errors.reduce(
    (sum, { fieldId, fields = 1 }) => sum + (fieldId === null ? 0 : fields),
    0,
  )
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="border-2 border-amber bg-sheet p-4">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
        <span>{t('error_summary', { count: wrongFields || errors.length })}</span>
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-10">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={focusTarget}
                className="inline-block py-1 align-top underline underline-offset-3"
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Goes to the field without a new entry in the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
