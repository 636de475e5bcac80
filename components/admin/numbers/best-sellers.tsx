import type { Numbers } from '@bieznik/contract/numbers'
import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { Margin } from './margin'
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
                <TextLink href={`/admin/products/${id}`} prefetch={false} className="inline-block py-2">
                  <ContentText>{title}</ContentText>
                </TextLink>
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
