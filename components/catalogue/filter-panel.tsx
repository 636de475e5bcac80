import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

interface FilterPanelProps {
  heading: string
  /** The one line that says what is chosen while the panel is closed. */
  chosen: string
  /** Not given where nothing is chosen. */
  change?: string | undefined
  /** Whether it is open before anybody has touched it. */
  open?: boolean
  children: ReactNode
}

/**
 * A filter beside its list; below 1024 px one line that opens, without JavaScript too. From 1024 px the closed
 * content is shown all the same; a browser that does not know how keeps a heading that opens it.
 */
export function FilterPanel({ heading, chosen, change, open, children }: FilterPanelProps) {
  return (
    <section aria-label={heading} className="filter-panel">
      <details open={open}>
        <summary>
          <span>{heading}</span>
          <Icon name="filter" />
          <span className="min-w-0 flex-[1_1_5rem] font-medium">{chosen}</span>
          {change && <span className="font-semibold text-signal">{change}</span>}
          <Icon name="down" />
        </summary>
        <div className="border-t border-line p-4 lg:border-0 lg:pt-1">{children}</div>
      </details>
    </section>
  )
}
