import type { ComponentProps } from 'react'
import { TextLink } from '@/components/ui/text-link'

/** A link in a row of a list. */
export function RowLink(props: Omit<ComponentProps<typeof TextLink>, 'className' | 'prefetch'>) {
  return (
    <TextLink
      {...props}
      prefetch={false}
      className="inline-flex min-h-6.5 items-center wrap-anywhere max-sm:min-h-11"
    />
  )
}
