import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

/** A fixed text until there are opinions of buyers that can be verified; no rating is computed from it. */
const OPINION_COUNT = 5

export function Rating() {
  const t = useTranslations('product')
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <Icon name="quote" className="size-4" />
      <span>{t('opinions', { count: OPINION_COUNT })}</span>
    </p>
  )
}
