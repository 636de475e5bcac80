import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/navigation'

/** A link within text: underlined, in the signal colour. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={clsx('text-signal underline underline-offset-3 hover:text-signal-deep', className)}
      {...props}
    />
  )
}
