import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** Several lines of text. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx('control py-2', className)} {...props} />
}
