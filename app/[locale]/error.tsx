'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { reloadIfOutdated } from '@/lib/page-lifecycle/reload-for-new-version'

/** What could not be shown says so, with a way to try again. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('failure')
  useEffect(() => reloadIfOutdated(error), [error])
  return (
    <main className="page-width py-16">
      <EmptyState
        role="alert"
        titleAs="h1"
        title={t('title')}
        action={<Button onClick={() => retry()}>{t('retry')}</Button>}
      >
        {t('text')}
      </EmptyState>
    </main>
  )
}
