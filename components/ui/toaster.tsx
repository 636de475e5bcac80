'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { areToastsWanted, onToastsWanted } from '@/components/ui/toasts-wanted'

const Nothing = () => null

/** Without its script there are no popups, and the page works on. */
const Toasts = dynamic(
  () =>
    import('@/components/ui/toasts').then(
      (toasts) => toasts.Toasts,
      () => Nothing,
    ),
  { ssr: false },
)

/** Where the popups appear and are announced from; once per document. The package behind it comes with the first popup. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false)
  return isWanted && <Toasts />
}
