import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** The browser's own select, which phones open as their own wheel or sheet; options are its children. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={clsx('select', className)}>
      <select {...props} />
    </span>
  )
}
