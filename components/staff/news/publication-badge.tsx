import { Check, PencilLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** Whether everyone sees a news item. */
export function PublicationBadge({ isPublished }: { isPublished: boolean }) {
  const t = useTranslations('admin_news')
  return isPublished ? (
    <Badge tone="green" icon={<Check aria-hidden />}>
      {t('published')}
    </Badge>
  ) : (
    <Badge tone="quiet" icon={<PencilLine aria-hidden />}>
      {t('draft')}
    </Badge>
  )
}
