'use client'

import type { StaffArea } from '@bieznik/contract/people/staff'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMayDo } from '@/lib/auth/use-may-do'
import { RowButton } from '../../parts/list/row-button'

interface EditableCellProps {
  /** Whose work it is; others see what is shown alone. */
  area: StaffArea
  /** What the button says; what is shown stands in it. */
  label: string
  shown: ReactNode
  children: (close: () => void) => ReactNode
}

/** A value in a row that becomes its form when it is pressed. Escape leaves it as it was, and the focus goes where it came from. */
export function EditableCell({ area, label, shown, children }: EditableCellProps) {
  const mayChange = useMayDo(area)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    const input = form.current?.querySelector('input')
    input?.focus()
    input?.select()
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const close = () => setIsOpen(false)

  // On the element itself, so that a question over the form, which stands elsewhere in the document, keeps its own Escape.
  useEffect(() => {
    const fields = form.current
    if (!isOpen || !fields) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    fields.addEventListener('keydown', closeOnEscape)
    return () => fields.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  if (!mayChange) return shown
  if (isOpen)
    return (
      <div ref={form} role="group" aria-label={label} className="text-left whitespace-normal">
        {children(close)}
      </div>
    )
  return (
    <RowButton ref={button} aria-label={label} onClick={() => setIsOpen(true)}>
      <span>{shown}</span>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-quiet" />
    </RowButton>
  )
}
