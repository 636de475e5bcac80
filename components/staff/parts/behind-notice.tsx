import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Says that what is shown may no longer be so. */
export function BehindNotice() {
  const t = useTranslations('admin')
  return (
    <p role="status" className="flex items-start gap-2 text-sm font-medium text-amber">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{t('behind')}</span>
    </p>
  )
}
