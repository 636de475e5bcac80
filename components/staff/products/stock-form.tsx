'use client'

import { changeStockSchema, stockChangeReasons } from '@bieznik/contract/catalogue/product-input'
import type { Product } from '@bieznik/contract/catalogue/product'
import { useFormatter, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { stockChange } from '@/lib/products/stock-change'
import { ChangeSheet } from './change-sheet'
import { useProductFormErrors } from './product-form-errors'
import { useChangeProduct } from './use-change-product'

/** Pieces that came or went, or how many were counted. */
export function StockForm({ product }: { product: Product }) {
  const t = useTranslations()
  const format = useFormatter()
  const inStock = product.quantityInStock
  const { change, failure, isPending } = useChangeProduct(product.id, ({ quantityInStock }) =>
    t('admin_products.stock_done', { count: quantityInStock }),
  )
  const form = useForm({
    id: `stock-${product.id}`,
    schema: stockFormSchema(inStock),
    defaultValues: { reason: 'delivery', change: '', note: '' },
    fields: ['reason', 'change', 'note'],
    shouldFocusError: true,
    errorText: useProductFormErrors(),
    send: async (wanted) => {
      if (await change({ what: 'stock', json: wanted }))
        form.reset({ ...form.getValues(), change: '', note: '' })
    },
  })
  const [reason, typed] = useWatch({ control: form.control, name: ['reason', 'change'] })
  const difference = stockChange(reason, typed, inStock)

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
      onSubmit={(event) => void form.submit(event)}
    >
      <Field {...form.field('reason')} label={t('admin_products.stock_reason')}>
        <Select>
          <Options of={stockChangeReasons} nameOf={(known) => t(`admin_products.stock_reasons.${known}`)} />
        </Select>
      </Field>
      <TextField
        {...form.field('change')}
        label={t(`admin_products.pieces.${reason}`)}
        inputMode="numeric"
        autoComplete="off"
      />
      <p role="status" className="min-h-5 text-sm text-quiet">
        {Number.isInteger(difference) &&
          t('admin_products.stock_result', {
            count: inStock + difference,
            change: format.number(difference, { signDisplay: 'exceptZero' }),
          })}
      </p>
      <TextField {...form.field('note')} label={t('admin_products.note')} optional autoComplete="off" />
    </ChangeSheet>
  )
}

/** What is typed as it is sent: pieces become the difference, and a count says what it was counted against. */
const stockFormSchema = (inStock: number) =>
  z
    .object({ reason: z.enum(stockChangeReasons), change: z.string(), note: z.string() })
    .transform(({ reason, change, note }): z.input<typeof changeStockSchema> => ({
      reason,
      change: stockChange(reason, change, inStock),
      note,
      ...(reason === 'count' && { from: inStock }),
    }))
    .pipe(changeStockSchema)
