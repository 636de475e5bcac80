import type { ReactNode } from 'react'
import { Icon } from './icon'

/** What is wrong with one control; the control names this id in `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-amber">
      <Icon name="warning" className="mt-0.75 size-4" />
      <span>{children}</span>
    </p>
  )
}
