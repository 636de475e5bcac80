'use client'

import type { Product } from '@bieznik/contract/catalogue/product'
import type { ProductPrices as Prices, Reduction } from '@bieznik/contract/catalogue/reduction'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { Loading } from '@/components/ui/loading'
import { productPricesQuery } from '@/lib/products/reduction-queries'
import { useMayDo } from '@/lib/auth/use-may-do'
import { LoadFailure } from '../../parts/load-failure'
import { PriceHistory } from './price-history'
import { ReductionForm } from './reduction-form'
import { ReductionList } from './reduction-list'
import { useStaffQuery } from '../../parts/use-staff-query'

/** The reductions of a product, and what it has cost so far. */
export function ProductPrices({ product }: { product: Product }) {
  const t = useTranslations('admin_reductions')
  const { data, error, refetch, dataUpdatedAt } = useStaffQuery(productPricesQuery(product.id))
  return (
    <Card aria-labelledby="reductions" className="flex flex-col gap-4">
      <h2 id="reductions" className="font-semibold">
        {t('title')}
      </h2>
      {data ? (
        <Reductions product={product} prices={data} now={new Date(dataUpdatedAt)} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </Card>
  )
}

interface ReductionsProps {
  product: Product
  prices: Prices
  /** When the prices were read. */
  now: Date
}

function Reductions({ product, prices, now }: ReductionsProps) {
  const [opened, setOpened] = useState<Reduction | null>(null)
  const mayPlan = useMayDo('office')
  // As it is by now; one that is gone is refused when it is saved.
  const changed = prices.reductions.find(({ id }) => id === opened?.id) ?? opened
  if (!mayPlan) return <PriceHistory prices={prices.prices} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ReductionForm
        key={changed?.id ?? 'new'}
        known={{ product, prices, now, changed }}
        onDone={() => setOpened(null)}
      />
      <div className="flex flex-col gap-6">
        <ReductionList productId={product.id} reductions={prices.reductions} onChange={setOpened} />
        <PriceHistory prices={prices.prices} />
      </div>
    </div>
  )
}
