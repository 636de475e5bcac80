import type { Numbers } from '@bieznik/contract/money/reports'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
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
      <Table caption={t('best')} dense>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {(['pieces', 'gross', 'margin', 'in_stock'] as const).map((column) => (
              <th key={column} scope="col" className="text-right">
                {t(column)}
              </th>
            ))}
            <th scope="col">{t('purchase_price')}</th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ id, title, pieces, gross, margin, marginOf, stock }) => (
            <tr key={id}>
              <th scope="row" className="max-sm:min-w-44 max-sm:whitespace-normal!">
                <ProductLink id={id}>{title}</ProductLink>
              </th>
              <td className="text-right figures">{pieces}</td>
              <td className="text-right">
                <Price amount={gross} />
              </td>
              <td className="text-right">
                <Margin margin={margin} marginOf={marginOf} />
              </td>
              <td className="text-right figures">{stock}</td>
              <td>
                <PurchasePriceForm productId={id} title={title} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
