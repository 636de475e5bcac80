'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'

/** How long a button undoes what was done, in milliseconds. */
const UNDO_MS = 10_000

interface Undoable {
  message: ReactNode
  tone?: 'success'
  undo: () => void
  /** The keyboard goes straight to the button, which keeps the popup open; the mouse stays where it is. */
  byKeyboard?: boolean
}

/** Says what was done, with a button that undoes it. */
export function offerUndo({ undo, byKeyboard = false, ...content }: Undoable): void {
  showToast({
    ...content,
    duration: UNDO_MS,
    action: (close) => (
      <UndoButton
        takesFocus={byKeyboard}
        onUndo={() => {
          close()
          undo()
        }}
      />
    ),
  })
}

function UndoButton({ takesFocus, onUndo }: { takesFocus: boolean; onUndo: () => void }) {
  const t = useTranslations('ui')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Button ref={button} variant="secondary" onClick={onUndo}>
      {t('undo')}
    </Button>
  )
}
