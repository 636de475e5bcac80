import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A sheet on the page, framed by a hairline. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={clsx('border border-line bg-sheet p-4 sm:p-6', className)} {...props} />
}
