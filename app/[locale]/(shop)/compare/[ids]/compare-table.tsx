import type { Product } from '@bieznik/contract/catalogue/product'
import { titledSize } from '@bieznik/contract/catalogue/tire-title'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stock } from '@/components/catalogue/stock'
import { Price } from '@/components/ui/price'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { toCardProduct } from '@/lib/catalogue/card-product'
import { comparePath } from '@/lib/catalogue/compare-path'
import { useFieldsOf } from '../../product-specification'
import { ComparedProduct } from './compared-product'

interface Row {
  label: string
  /** One for each product; null: it is not known. */
  values: readonly ReactNode[]
  isDifferent: boolean
}

/** Products of one kind side by side, a row for each of their numbers; rows in which they differ are marked. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const t = useTranslations('compare')
  const rows = useRows(products)
  const ids = products.map(({ id }) => id)
  return (
    <div role="region" aria-label={t('table')} tabIndex={0} className="relative overflow-x-auto">
      <table className="compare-table">
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('table')}</VisuallyHidden>
            </td>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <ComparedProduct
                  product={toCardProduct(product)}
                  without={ids.length > 1 ? comparePath(ids.filter((id) => id !== product.id)) : null}
                  inArchive={product.inArchive}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isDifferent }) => (
            <tr key={label} data-different={isDifferent || undefined}>
              <th scope="row">
                <span>{label}</span>
                {isDifferent && (
                  <>
                    <span aria-hidden>{' ≠'}</span>
                    <VisuallyHidden>{` (${t('different')})`}</VisuallyHidden>
                  </>
                )}
              </th>
              {values.map((value, index) => (
                <td key={products[index]?.id}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useRows(products: readonly Product[]): readonly Row[] {
  const t = useTranslations()
  const columns = products.map(useFieldsOf())
  const [first = []] = columns
  const described = first.map(({ name, label }, index) => ({
    label,
    values: columns.map((fields) => fields[index]?.value ?? null),
    isDifferent: differ(
      products.map((product) => Object.entries(product).find(([key]) => key === name)?.[1]),
    ),
  }))
  const sizes = products.map((product) => (product.productType === 'Tire' ? titledSize(product) : null))
  return [
    {
      label: t('catalogue.price'),
      values: products.map(({ id, price, inArchive }) =>
        inArchive ? null : <Price key={id} amount={price} />,
      ),
      isDifferent: differ(products.map(({ price }) => price)),
    },
    {
      label: t('catalogue.stock_label'),
      values: products.map(({ id, quantityInStock, inArchive }) =>
        inArchive ? null : <Stock key={id} quantity={quantityInStock} />,
      ),
      isDifferent: false,
    },
    { label: t('tire.size'), values: sizes, isDifferent: differ(sizes) },
    ...described,
  ].filter(({ values }) => values.some((value) => value !== null))
}

const differ = (values: readonly unknown[]): boolean => new Set(values.map((value) => value ?? '')).size > 1
