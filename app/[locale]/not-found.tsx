import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

export default function NotFound() {
  const t = useTranslations('not_found')
  return (
    <main className="page-width py-16">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState title={t('title')} action={<LinkButton href="/">{t('back')}</LinkButton>}>
        {t('text')}
      </EmptyState>
    </main>
  )
}
