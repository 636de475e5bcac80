import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass } from '@/components/ui/control-class'

/** Grows with its text where the browser can do that. */
export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={clsx(controlClass, 'field-sizing-content min-h-32 py-2', className)}
      rows={rows}
      {...props}
    />
  )
}
