'use client'

import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { ErrorSummary, type SummaryError } from '@/components/ui/error-summary'

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmitCapture'> & {
  children?: ReactNode
  /** What `useForm` returns: the form sends it, and begins with the summary of its errors. */
  form?: {
    submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
    summary: readonly SummaryError[]
    formState: { submitCount: number }
  }
}

/**
 * A form that scripts send and check, with errors in the language of the page instead of the browser's. What stands in its fields
 * counts, however it came there: some password managers and extensions fill them in without an event.
 */
export function Form({ form, children, ...props }: FormProps) {
  return (
    <form
      {...(form && { onSubmit: (event) => void form.submit(event) })}
      {...props}
      method="post"
      noValidate
      // Before `onSubmit`, and rendered by then, so that it reads what is new.
      onSubmitCapture={(event) => flushSync(() => announceValues(event.currentTarget))}
    >
      {form && <ErrorSummary errors={form.summary} submitCount={form.formState.submitCount} />}
      {children}
    </form>
  )
}

/** React passes on the event of a field only when it does not know the field's value yet. */
function announceValues(form: HTMLFormElement): void {
  for (const field of form.elements) {
    const type = eventTypeOf(field)
    if (type) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** What was typed in, or chosen of a list; a tick is a person's to set. */
const UNTYPED = new Set([
  'button',
  'checkbox',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

function eventTypeOf(field: Element): 'input' | 'change' | null {
  if (field instanceof HTMLSelectElement) return 'change'
  if (field instanceof HTMLTextAreaElement) return 'input'
  return field instanceof HTMLInputElement && !UNTYPED.has(field.type) ? 'input' : null
}
