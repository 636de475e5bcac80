'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** What Next gives an error page. */
export interface ErrorPageProps {
  /** Asks for the page once more. */
  retry: () => void
}

/** What could not be shown says so, with a way to try again. */
export function LoadFailure({ title, retry }: ErrorPageProps & { title: string }) {
  const t = useTranslations('failure')
  return (
    <div>
      <h1 className="sr-only">{title}</h1>
      <EmptyState role="alert" title={title} action={<Button onClick={() => retry()}>{t('retry')}</Button>}>
        {t('text')}
      </EmptyState>
    </div>
  )
}
