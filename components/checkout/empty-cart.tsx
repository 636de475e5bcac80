import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

export function EmptyCart() {
  const t = useTranslations('cart')
  return <EmptyState title={t('empty')} action={<LinkButton href="/tires">{t('to_catalogue')}</LinkButton>} />
}
