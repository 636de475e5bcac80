import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

export default function NewsNotFound() {
  const t = useTranslations('news')
  return (
    <EmptyState
      titleAs="h1"
      title={t('not_found')}
      action={<LinkButton href="/allnews">{t('back')}</LinkButton>}
    />
  )
}
