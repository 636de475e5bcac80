import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { slimIcon } from '@/components/ui/slim-icon'

/** The browser's own select, which phones open as their own wheel or sheet; options are its children. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select className="h-11 control appearance-none pr-10" {...props} />
      <ChevronDown
        {...slimIcon}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-quiet"
      />
    </span>
  )
}
