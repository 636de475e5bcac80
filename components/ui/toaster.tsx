'use client'

import { useTranslations } from 'next-intl'
import { Toaster as Sonner } from 'sonner'

/** Where the popups appear and are announced from; once per document. */
export function Toaster() {
  const t = useTranslations('ui')
  // In a row: a pile would hide the buttons of the popups below.
  return <Sonner position="bottom-center" containerAriaLabel={t('notifications')} visibleToasts={3} expand />
}
