import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is wrong with one control; the control names this id in `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-amber">
      <TriangleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
