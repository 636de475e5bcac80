'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'

/** How long what was deleted can be brought back, in milliseconds. */
const UNDO_MS = 10_000

interface Undoable {
  message: string
  undo: () => void
  /** The keyboard goes straight to the button, which keeps the popup open; the mouse stays where it is. */
  byKeyboard: boolean
}

/** Says what was deleted, with a button that brings it back. */
export function offerUndo({ message, undo, byKeyboard }: Undoable): void {
  showToast({
    message,
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
  const t = useTranslations('cart')
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
