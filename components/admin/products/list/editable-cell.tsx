'use client'

import type { StaffArea } from '@bieznik/contract/staff'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useMayDo } from '@/lib/auth/use-may-do'

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

  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // A question over the form has an Escape of its own.
    if (form.current?.contains(event.target instanceof Node ? event.target : null)) close()
  }

  if (!mayChange) return shown
  if (isOpen)
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- no control of its own: Escape bubbles up to it from the fields inside
      <div ref={form} onKeyDown={closeOnEscape} className="text-left whitespace-normal">
        {children(close)}
      </div>
    )
  return (
    <Button
      ref={button}
      variant="quiet"
      size="compact"
      aria-label={label}
      className="max-lg:min-h-11"
      onClick={() => setIsOpen(true)}
    >
      <span>{shown}</span>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-quiet" />
    </Button>
  )
}
