import type { ComponentProps } from 'react'
import { TextLink } from '@/components/ui/text-link'

/** A link in a row of a list. */
export function RowLink(props: Omit<ComponentProps<typeof TextLink>, 'className' | 'prefetch'>) {
  return <TextLink {...props} prefetch={false} className="inline-block py-0.75 wrap-anywhere max-sm:py-3" />
}
