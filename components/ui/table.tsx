import clsx from 'clsx'
import type { ReactNode } from 'react'

type TableProps = {
  /** Names the table for those who cannot see it. */
  caption: string
  /** `thead` and `tbody`. A number or a price is right-aligned with the class `text-right`. */
  children: ReactNode
  /** Tight rows, for staff; `rows`: of 34 px, `most`: as many as there can be in view. */
  dense?: boolean | 'rows' | 'most'
  className?: string
}

const padding: Record<string, string> = {
  false: 'text-sm [&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3',
  true: 'text-sm [&_td]:px-2 [&_td]:py-1.5 [&_th]:px-2 [&_th]:py-2',
  rows: 'text-sm leading-5 [&_td]:px-2 [&_td]:py-0.5 [&_th]:px-2 [&_th]:py-0.5 sm:[&_td]:h-8.5 sm:[&_th]:h-8.5',
  most: 'text-[0.8125rem] leading-5 [&_td]:px-1 [&_td]:py-px [&_th]:px-1 [&_th]:py-px',
}

/** A table that scrolls sideways inside its own frame, by touch and by keyboard, and never widens the page. */
export function Table({ caption, children, dense = false, className }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={clsx('relative overflow-x-auto border border-line bg-sheet', className)}
    >
      <table
        className={clsx(
          'w-full border-collapse text-left',
          '[&_th]:font-medium [&_th]:whitespace-nowrap [&_th]:text-quiet [&_thead]:border-b-2 [&_thead]:border-rubber',
          '[&_tbody_th]:align-middle [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_tbody_tr:first-child]:border-t-0 [&_td]:align-middle',
          padding[String(dense)],
        )}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
