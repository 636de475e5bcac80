import type { ProductCore } from '@bieznik/contract/product'
import { useFormatter, useTranslations } from 'next-intl'

/** The average of a product's opinions and their number, on its card: `★ 4,6 (5)`. */
export function AverageRating({ average, count }: NonNullable<ProductCore['rating']>) {
  const t = useTranslations('product')
  const { number } = useFormatter()
  return (
    <span
      role="img"
      aria-label={t('rated', { average, count })}
      className="float-right text-sm leading-7 text-quiet"
    >
      {`★ ${number(average)} (${count})`}
    </span>
  )
}
