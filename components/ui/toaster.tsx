'use client'

import { useSyncExternalStore } from 'react'
import { areToastsWanted, onToastsWanted } from '@/components/ui/toasts-wanted'
import { useLate } from '@/lib/late/use-late'

const loadToasts = () => import('@/components/ui/toasts')

/** Where the popups appear and are announced from; once per document. The package behind it comes with the first popup. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false)
  const late = useLate(loadToasts, isWanted)
  return late && <late.Toasts />
}
