import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function LinkButton({ variant, size, className, ...props }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={clsx(buttonClass({ variant, size }), className)} {...props} />
}
