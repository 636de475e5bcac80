import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass } from '@/components/ui/control-class'

/** Several lines of text. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx(controlClass, 'py-2', className)} {...props} />
}
