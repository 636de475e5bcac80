import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'

interface FailureNoticeProps {
  /** What could not be shown. */
  title: string
  /** The way to try again. */
  action: ReactNode
}

export function FailureNotice({ title, action }: FailureNoticeProps) {
  const t = useTranslations('failure')
  return (
    <EmptyState role="alert" titleAs="h1" title={title} action={action}>
      {t('text')}
    </EmptyState>
  )
}
