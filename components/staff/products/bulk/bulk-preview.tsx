'use client'

import type { PreviewedProduct } from '@bieznik/contract/catalogue/bulk-change'
import { priceBeforeReduction } from '@bieznik/contract/catalogue/lowest-price'
import { isLargePriceChange } from '@bieznik/contract/catalogue/price-change'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import type { Previewed } from './use-bulk-form'

/** Whether the price of a previewed product changes by so much that it is asked about. */
export const isLarge = ({ price, to, leftOut }: PreviewedProduct): boolean =>
  leftOut === null && to !== null && isLargePriceChange(price, to)

/** Whether the price that a previewed product is reduced to is no reduction, since it was as low within the thirty days before. */
const isNotBelowLowest = ({ to, lowestPrice }: PreviewedProduct): boolean =>
  to !== null &&
  lowestPrice !== null &&
  priceBeforeReduction({ price: to, reduction: { lowestPrice } }) === null

/** Product by product what is now and what will be. */
export function BulkPreview({ change, products }: Previewed) {
  const t = useTranslations('admin_bulk')
  const isReduction = change.what === 'reduction'
  const hasPrices = change.what === 'price' || isReduction
  const newPlace = change.what === 'place' ? change.place : null
  return (
    <div className="max-h-[60dvh] overflow-y-auto">
      <Table caption={t('preview')} dense>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {hasPrices && (
              <>
                <th scope="col" className="text-right">
                  {t('now')}
                </th>
                <th scope="col" className="text-right">
                  {t(isReduction ? 'reduced_to' : 'after')}
                </th>
                <th scope="col" className="text-right">
                  {t('difference')}
                </th>
              </>
            )}
            {newPlace !== null && (
              <>
                <th scope="col">{t('now')}</th>
                <th scope="col">{t('after')}</th>
              </>
            )}
            {isReduction && (
              <th scope="col" className="text-right">
                {t('lowest')}
              </th>
            )}
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <PreviewRow
              key={product.id}
              product={product}
              hasPrices={hasPrices}
              newPlace={newPlace}
              isReduction={isReduction}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

interface PreviewRowProps {
  product: PreviewedProduct
  hasPrices: boolean
  /** null: the change is about something else. */
  newPlace: string | null
  isReduction: boolean
}

function PreviewRow({ product, hasPrices, newPlace, isReduction }: PreviewRowProps) {
  const t = useTranslations('admin_bulk')
  const format = useFormatter()
  const { id, title, price, place, to, lowestPrice, leftOut } = product
  const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  return (
    <tr>
      <th scope="row" className="text-left whitespace-normal!">
        <span className="figures">{id}</span> <span className="text-rubber">{title}</span>
      </th>
      {hasPrices && (
        <>
          <td className="text-right whitespace-nowrap">
            <Price amount={price} />
          </td>
          <td className="text-right font-semibold whitespace-nowrap">
            {to === null ? <span>{'–'}</span> : <Price amount={to} />}
          </td>
          <td className="text-right figures">{to === null ? '–' : format.number(to / price - 1, percent)}</td>
        </>
      )}
      {newPlace !== null && (
        <>
          <td className="figures">{place || '–'}</td>
          <td className="figures font-semibold">{newPlace || '–'}</td>
        </>
      )}
      {isReduction && (
        <td className="text-right whitespace-nowrap">
          {lowestPrice === null ? <span>{'–'}</span> : <Price amount={lowestPrice} />}
        </td>
      )}
      <td>
        {leftOut ? (
          <span className="text-quiet">{t(`left_out.${leftOut}`)}</span>
        ) : (
          <Outcome product={product} />
        )}
      </td>
    </tr>
  )
}

/** That a product will change, and what to look at before. */
function Outcome({ product }: { product: PreviewedProduct }) {
  const t = useTranslations('admin_bulk')
  const warnings = [
    ...(isLarge(product) ? [t('large')] : []),
    ...(isNotBelowLowest(product) ? [t('not_below_lowest')] : []),
  ]
  if (warnings.length === 0) return <span>{t('will_change')}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {warnings.map((warning) => (
        <Badge key={warning} tone="amber">
          {warning}
        </Badge>
      ))}
    </span>
  )
}
