import type { Numbers } from '@bieznik/contract/money/reports'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { SmallTable } from '../parts/small-table'
import { Margin } from './margin'
import { ProductLink } from './product-link'
import { PurchasePriceForm } from './purchase-price-form'

/** The products with the largest turnover. */
export function BestSellers({ best }: Pick<Numbers, 'best'>) {
  const t = useTranslations('admin_numbers')
  if (best.length === 0) return null
  return (
    <section aria-labelledby="numbers-best" className="flex flex-col gap-2">
      <h3 id="numbers-best" className="font-semibold">
        {t('best')}
      </h3>
      <SmallTable
        caption={t('best')}
        rows={best}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('product'),
            cell: ({ id, title }) => <ProductLink id={id}>{title}</ProductLink>,
            className: 'max-sm:min-w-44 max-sm:whitespace-normal!',
          },
          { head: t('pieces'), cell: ({ pieces }) => pieces, isNumber: true },
          { head: t('gross'), cell: ({ gross }) => <Price amount={gross} />, isNumber: true },
          { head: t('margin'), cell: (row) => <Margin {...row} />, isNumber: true },
          { head: t('in_stock'), cell: ({ stock }) => stock, isNumber: true },
          {
            head: t('purchase_price'),
            cell: ({ id, title }) => <PurchasePriceForm productId={id} title={title} />,
          },
        ]}
      />
    </section>
  )
}
