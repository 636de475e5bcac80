'use client'

import { MAX_PRODUCTS_AT_ONCE } from '@bieznik/contract/catalogue/bulk-change'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { bulkActions, type BulkAction } from '@/lib/products/bulk-form'
import type { ProductSelection } from './use-product-selection'

interface BulkBarProps {
  selection: ProductSelection
  /** How many are listed, on all pages. */
  total: number
  onChoose: (action: BulkAction) => void
}

/** What can be done with all the chosen products at once; it stays in view below them. */
export function BulkBar({ selection, total, onChoose }: BulkBarProps) {
  const t = useTranslations('admin_bulk')
  const { count, selectListed, clear } = selection
  if (count === 0) return null
  return (
    <div
      role="group"
      aria-label={t('selected', { count })}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border border-edge bg-sheet p-2 text-sm shadow-lift"
    >
      <p role="status">{t('selected', { count })}</p>
      {selectListed && (
        <Button variant="quiet" size="compact" onClick={selectListed}>
          {t('select_listed', { count: total })}
        </Button>
      )}
      {total > MAX_PRODUCTS_AT_ONCE && (
        <p className="text-quiet">{t('too_many', { max: MAX_PRODUCTS_AT_ONCE })}</p>
      )}
      {bulkActions.map((action) => (
        <Button key={action} variant="secondary" size="compact" onClick={() => onChoose(action)}>
          {t(`actions.${action}`)}
        </Button>
      ))}
      <Button variant="quiet" size="compact" onClick={clear}>
        {t('unselect')}
      </Button>
    </div>
  )
}
