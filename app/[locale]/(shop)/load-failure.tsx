'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FailureNotice } from './failure-notice'

/** What Next gives an error page. */
export interface ErrorPageProps {
  /** Asks for the page once more. */
  retry: () => void
}

/** What could not be shown says so, with a way to try again. */
export function LoadFailure({ title, retry }: ErrorPageProps & { title: string }) {
  const t = useTranslations('failure')
  return <FailureNotice title={title} action={<Button onClick={() => retry()}>{t('retry')}</Button>} />
}
