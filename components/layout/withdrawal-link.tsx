import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'

/** Named as the law names it. Its page carries the strict policy, so it is loaded whole. */
export function WithdrawalLink() {
  const t = useTranslations('footer')
  return (
    <a href={getPathname({ href: '/withdrawal', locale: useLocale() })} className="font-semibold">
      {t('withdraw')}
    </a>
  )
}
