'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { showWaiting } from '@/components/ui/toasts-wanted'

/** The region of the popups. It is there, and empty, before the first one comes: else nobody would be told of that. */
export function Toasts() {
  const t = useTranslations('ui')
  useEffect(showWaiting, [])
  // In a row: a pile would hide the buttons of the popups below.
  return <Sonner position="bottom-center" containerAriaLabel={t('notifications')} visibleToasts={3} expand />
}
