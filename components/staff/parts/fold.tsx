import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'

interface FoldProps {
  id: string
  title: string
  /** How much there is within. */
  count?: number
  /** In the same line: what can be begun without opening it first. */
  actions?: ReactNode
  /** Whether it is open until somebody opens or closes it. */
  startsOpen?: boolean
  /** Something is being filled in within, so that it stays open. */
  isInUse?: boolean
  children: ReactNode
}

/** A section of one line that opens. What was typed within is still there after it was closed. */
export function Fold({
  id,
  title,
  count,
  actions,
  startsOpen = false,
  isInUse = false,
  children,
}: FoldProps) {
  const [wanted, setWanted] = useState<boolean>()
  const isOpen = isInUse || (wanted ?? startsOpen)
  return (
    <section aria-labelledby={id} className="border border-line bg-sheet text-sm">
      <div className="flex flex-wrap items-center gap-x-2 px-3">
        <h2 className="grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-within`}
            className="flex min-h-9 w-full cursor-pointer items-center gap-1.5 text-left pointer-coarse:min-h-11"
            onClick={() => setWanted(!isOpen)}
          >
            <ChevronRight aria-hidden className={isOpen ? 'size-4 shrink-0 rotate-90' : 'size-4 shrink-0'} />
            <span id={id} className="font-semibold">
              {title}
            </span>{' '}
            {count !== undefined && <span className="figures text-quiet">{`(${count})`}</span>}
          </button>
        </h2>
        {actions}
      </div>
      <div id={`${id}-within`} hidden={!isOpen}>
        <div className="flex flex-col gap-3 px-3 pb-3">{children}</div>
      </div>
    </section>
  )
}
