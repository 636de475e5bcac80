'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

/** Says on every page that this is a demonstration, when it is one. */
export function DemoNotice({ isDemo }: { isDemo: boolean }) {
  const t = useTranslations('header')
  if (!isDemo) return null
  return (
    <p className="flex items-center justify-center gap-2 bg-rubber px-4 py-1.5 text-center text-sm text-paper print:hidden">
      <Icon name="info" className="size-4" />
      {t('demo')}
    </p>
  )
}
