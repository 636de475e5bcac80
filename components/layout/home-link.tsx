import { useTranslations } from 'next-intl'
import { Brand } from '@/components/layout/brand'
import { Link } from '@/lib/i18n/navigation'

export function HomeLink() {
  const t = useTranslations('header')
  return (
    <Link href="/" aria-label={t('home')}>
      <Brand />
    </Link>
  )
}
