import { useTranslations } from 'next-intl'

/** That there are more rows than a list without pages shows; nothing where it shows all. */
export function FirstOf({ shown, total }: { shown: number; total: number }) {
  const t = useTranslations('admin.list')
  if (shown >= total) return null
  return <p className="text-sm text-quiet">{t('first_of', { shown, total })}</p>
}
