import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass } from '@/components/ui/control-class'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={clsx(controlClass, 'h-11', className)} {...props} />
}
