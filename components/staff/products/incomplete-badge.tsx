import type { Product } from '@bieznik/contract/catalogue/product'
import { safetyGaps } from '@bieznik/contract/catalogue/safety-data'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** Whether a product is for sale without all that its offer has to say of its safety. */
export function IncompleteBadge({ product }: { product: Product }) {
  const t = useTranslations('admin_products')
  if (product.inArchive || safetyGaps(product).length === 0) return null
  return <Badge tone="amber">{t('incomplete')}</Badge>
}
