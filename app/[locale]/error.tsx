'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** What could not be shown says so, with a way to try again. */
export default function PageError({ retry }: { retry: () => void }) {
  const t = useTranslations('failure')
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
