import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

interface FilterPanelProps {
  heading: string
  /** The one line that says what is chosen while the panel is closed. */
  chosen: string
  change: string
  children: ReactNode
}

/**
 * A filter beside its list; below 1024 px one line that opens, without JavaScript too. From 1024 px the closed
 * content is shown all the same; a browser that does not know how keeps a heading that opens it.
 */
export function FilterPanel({ heading, chosen, change, children }: FilterPanelProps) {
  return (
    <section aria-label={heading} className="border border-line bg-sheet">
      <details className="group lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 lg:pt-3">
          <Icon name="filter" className="size-4 lg:hidden" />
          <span className="min-w-0 flex-1 font-medium lg:hidden">{chosen}</span>
          <span className="font-semibold text-signal lg:hidden">{change}</span>
          <Icon name="down" className="size-4 text-signal group-open:rotate-180 lg:hidden" />
          <span className="hidden text-lg font-semibold lg:block">{heading}</span>
        </summary>
        <div className="border-t border-line p-4 lg:border-0 lg:pt-1">{children}</div>
      </details>
    </section>
  )
}
