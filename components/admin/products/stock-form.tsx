'use client'

import { changeStockSchema, stockChangeReasons } from '@bieznik/contract/product-input'
import type { Product } from '@bieznik/contract/product'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { stockChange, type StockChangeReason } from '@/lib/admin-products/stock-change'
import { ChangeSheet } from './change-sheet'
import { LineField } from './line-field'
import { useProductFormErrors } from './product-form-errors'
import { useChangeProduct } from './use-change-product'

/** Pieces that came or went, or how many were counted. */
export function StockForm({ product }: { product: Product }) {
  const t = useTranslations()
  const format = useFormatter()
  const textOf = useProductFormErrors()
  const inStock = product.quantityInStock
  const [reason, setReason] = useState<StockChangeReason>('delivery')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const { change, failure, isPending } = useChangeProduct(product.id, ({ quantityInStock }) =>
    t('admin_products.stock_done', { count: quantityInStock }),
  )
  const difference = stockChange(reason, typed, inStock)

  async function submit(): Promise<void> {
    const seen = reason === 'count' ? { from: inStock } : {}
    const parsed = changeStockSchema.safeParse({ change: difference, reason, note, ...seen })
    setFault(parsed.error?.issues[0]?.message)
    if (!parsed.success || !(await change({ what: 'stock', ...parsed.data }))) return
    setTyped('')
    setNote('')
  }

  return (
    <ChangeSheet
      title={t('admin_products.stock_title')}
      now={t('admin_products.stock_now', { count: inStock })}
      failure={
        failure &&
        (failure === 'out_of_stock' || failure === 'changed_meanwhile'
          ? t(`admin_products.stock_failure.${failure}`, { count: inStock })
          : t(`errors.${failure}`))
      }
      submit={t('admin_products.stock_submit')}
      isPending={isPending}
      onSubmit={() => void submit()}
    >
      <Field label={t('admin_products.stock_reason')}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={(event) =>
              setReason(stockChangeReasons.find((known) => known === event.target.value) ?? reason)
            }
          >
            {stockChangeReasons.map((known) => (
              <option key={known} value={known}>
                {t(`admin_products.stock_reasons.${known}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LineField
        label={t(`admin_products.pieces.${reason}`)}
        value={typed}
        onChange={setTyped}
        error={textOf(fault)}
        inputMode="numeric"
      />
      <p role="status" className="min-h-5 text-sm text-quiet">
        {Number.isInteger(difference) &&
          t('admin_products.stock_result', {
            count: inStock + difference,
            change: format.number(difference, { signDisplay: 'exceptZero' }),
          })}
      </p>
      <LineField label={t('admin_products.note')} value={note} onChange={setNote} optional />
    </ChangeSheet>
  )
}
