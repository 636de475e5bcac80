import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { problemCodeOf } from '@/lib/http/problem-error'

/** What could not be loaded says why, with a way to try again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations()
  return (
    <EmptyState
      role="alert"
      title={t(`errors.${problemCodeOf(error)}`)}
      action={<Button onClick={onRetry}>{t('failure.retry')}</Button>}
    />
  )
}
