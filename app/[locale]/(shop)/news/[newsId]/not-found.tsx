import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

export default function NewsNotFound() {
  const t = useTranslations('news')
  return (
    <div>
      <h1 className="sr-only">{t('not_found')}</h1>
      <EmptyState title={t('not_found')} action={<LinkButton href="/allnews">{t('back')}</LinkButton>} />
    </div>
  )
}
