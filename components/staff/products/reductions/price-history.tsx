import type { ProductPrices } from '@bieznik/contract/catalogue/reduction'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'

/** More would push everything else off the screen, so they are opened when they are asked for. */
const FEW = 12

/** What the product has cost since when, the newest first. */
export function PriceHistory({ prices }: Pick<ProductPrices, 'prices'>) {
  const t = useTranslations('admin_reductions')
  const format = useFormatter()
  return (
    <details open={prices.length <= FEW}>
      <summary id="price-history" className="mb-2 cursor-pointer text-sm font-semibold">
        {t('history')}
      </summary>
      <ol aria-labelledby="price-history" className="text-sm lined">
        {prices.toReversed().map(({ price, since, isReduced }, index) => (
          <li key={prices.length - index} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <time dateTime={since} className="figures">
              {format.dateTime(new Date(since), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <Price amount={price} className="font-medium" />
            {isReduced && <Badge tone="signal">{t('reduced')}</Badge>}
          </li>
        ))}
      </ol>
    </details>
  )
}
