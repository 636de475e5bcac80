import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

interface FilterPanelProps {
  heading: string
  /** The one line that says what is chosen while the panel is closed. */
  chosen: string
  change: string
  children: ReactNode
}

/** A filter beside its list; below 1024 px one line that opens. Works without JavaScript. */
export function FilterPanel({ heading, chosen, change, children }: FilterPanelProps) {
  return (
    <section aria-label={heading} className="border border-line bg-sheet">
      <details className="group lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4">
          <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
          <span className="flex-1 figures">{chosen}</span>
          <span className="font-semibold text-signal">{change}</span>
          <ChevronDown aria-hidden className="size-4 text-signal group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-4">{children}</div>
      </details>
      <div className="hidden flex-col gap-4 p-4 lg:flex">
        <h2 className="text-lg font-semibold">{heading}</h2>
        {children}
      </div>
    </section>
  )
}
