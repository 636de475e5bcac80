import { Archive, Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** Whether a product is sold. */
export function SaleBadge({ inArchive }: { inArchive: boolean }) {
  const t = useTranslations('admin_products')
  return inArchive ? (
    <Badge tone="quiet" icon={<Archive aria-hidden />}>
      {t('archived_yes')}
    </Badge>
  ) : (
    <Badge tone="green" icon={<Check aria-hidden />}>
      {t('archived_no')}
    </Badge>
  )
}
