'use client'

import { useTranslations } from 'next-intl'
import { Toaster as Sonner } from 'sonner'

/** The region of the popups. */
export function Toasts() {
  const t = useTranslations('ui')
  // In a row: a pile would hide the buttons of the popups below.
  return <Sonner position="bottom-center" containerAriaLabel={t('notifications')} visibleToasts={3} expand />
}
