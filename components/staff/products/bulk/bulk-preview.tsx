'use client'

import type { PreviewedProduct } from '@bieznik/contract/catalogue/bulk-change'
import { priceBeforeReduction } from '@bieznik/contract/catalogue/lowest-price'
import { isLargePriceChange } from '@bieznik/contract/catalogue/price-change'
import type { Grosze } from '@bieznik/contract/money/grosze'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { SmallTable, type SmallColumn } from '../../parts/small-table'
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
  const { prices, placesTo, lowest } = usePreviewColumns(isReduction)
  return (
    <div className="max-h-[60dvh] overflow-y-auto">
      <SmallTable
        caption={t('preview')}
        rows={products}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('product'),
            cell: ({ id, title }) => (
              <>
                <span className="figures">{id}</span> <span className="text-rubber">{title}</span>
              </>
            ),
            className: 'text-left whitespace-normal!',
          },
          ...(change.what === 'price' || isReduction ? prices : []),
          ...(change.what === 'place' ? placesTo(change.place) : []),
          ...(isReduction ? [lowest] : []),
          { head: t('outcome'), cell: (product) => <Outcome product={product} /> },
        ]}
      />
    </div>
  )
}

const money = (amount: Grosze | null): ReactNode => (amount === null ? '–' : <Price amount={amount} />)

/** Of what a change is about. */
function usePreviewColumns(isReduction: boolean) {
  const t = useTranslations('admin_bulk')
  const format = useFormatter()
  const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  const prices: SmallColumn<PreviewedProduct>[] = [
    { head: t('now'), cell: ({ price }) => money(price), isNumber: true },
    {
      head: t(isReduction ? 'reduced_to' : 'after'),
      cell: ({ to }) => money(to),
      isNumber: true,
      className: 'font-semibold',
    },
    {
      head: t('difference'),
      cell: ({ price, to }) => (to === null ? '–' : format.number(to / price - 1, percent)),
      isNumber: true,
    },
  ]
  const placesTo = (place: string): SmallColumn<PreviewedProduct>[] => [
    { head: t('now'), cell: (product) => product.place || '–', className: 'figures' },
    { head: t('after'), cell: () => place || '–', className: 'figures font-semibold' },
  ]
  const lowest: SmallColumn<PreviewedProduct> = {
    head: t('lowest'),
    cell: ({ lowestPrice }) => money(lowestPrice),
    isNumber: true,
  }
  return { prices, placesTo, lowest }
}

/** That a product will change, and what to look at before; or why it will not. */
function Outcome({ product }: { product: PreviewedProduct }) {
  const t = useTranslations('admin_bulk')
  const { leftOut } = product
  if (leftOut) return <span className="text-quiet">{t(`left_out.${leftOut}`)}</span>
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
