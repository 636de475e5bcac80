'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

/** Says on every page that this is a demonstration, when it is one. */
export function DemoNotice({ isDemo }: { isDemo: boolean }) {
  const t = useTranslations('header')
  if (!isDemo) return null
  return (
    <div className="bg-rubber text-sm text-paper print:hidden">
      <p className="page-width flex items-start gap-2 py-1.5">
        <Icon name="info" className="h-5.5 w-4" />
        <span>{t('demo')}</span>
      </p>
    </div>
  )
}
