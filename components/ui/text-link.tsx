import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/navigation'

/** The look of a link within text, also of what only looks like one. */
export const textLinkClass = 'text-link'

/** A link within text: underlined, in the signal colour. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(textLinkClass, className)} {...props} />
}
