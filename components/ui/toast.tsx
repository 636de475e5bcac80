'use client'

import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type FocusEvent, type ReactNode } from 'react'
import { toast } from 'sonner'
import { buttonClass } from '@/components/ui/button-class'
import { wantToasts } from '@/components/ui/toasts-wanted'

/** How long a popup stays, in milliseconds. */
export const TOAST_DURATION = 3000

type ToastId = string | number

type ToastMessage = {
  message: ReactNode
  tone?: 'success' | 'error' | 'info'
  /** A link or a button beside the message; as a function it receives what closes the popup. */
  action?: ReactNode | ((close: () => void) => ReactNode)
  /** How long it stays, in milliseconds; three seconds when it is not given. */
  duration?: number
}

/** Shows a popup, which goes after its time unless a pointer or the focus is on it. */
export function showToast(content: ToastMessage): void {
  // Sonner's own timer does not stop on focus, so its toast stays until ours dismisses it.
  toast.custom((id) => <ToastBody {...content} id={id} />, { duration: Infinity })
  wantToasts()
}

const icons = {
  success: <Check aria-hidden className="size-5 shrink-0 text-green" />,
  error: <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />,
  info: <Info aria-hidden className="size-5 shrink-0 text-signal" />,
}

function ToastBody({
  message,
  tone = 'info',
  action,
  duration = TOAST_DURATION,
  id,
}: ToastMessage & { id: ToastId }) {
  const t = useTranslations('ui')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useDismissAfterPause(id, duration, hovered || focused)

  return (
    <div
      className="flex w-(--width) max-w-full items-center gap-3 rounded-sm border border-edge bg-sheet py-1 pr-1 pl-4 font-sans shadow-lift"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {icons[tone]}
      <p className="flex-1 py-2 text-sm">{message}</p>
      {typeof action === 'function' ? action(() => toast.dismiss(id)) : action}
      <button
        type="button"
        aria-label={t('close')}
        onClick={() => toast.dismiss(id)}
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

/** Counts the whole time again after each pause, and does not count while the tab is hidden. */
function useDismissAfterPause(id: ToastId, duration: number, paused: boolean) {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const update = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  useEffect(() => {
    if (paused || hidden) return
    const timer = setTimeout(() => toast.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, paused, hidden])
}
