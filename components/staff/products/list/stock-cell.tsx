'use client'

import { changeStockSchema } from '@bieznik/contract/catalogue/product-input'
import type { Product } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { stockChange } from '@/lib/products/stock-change'
import { useProductFormErrors } from '../product-form-errors'
import { useChangeProduct } from '../use-change-product'
import { EditableCell } from './editable-cell'
import { RowForm } from './row-form'

/** The stock of a row: how many were counted, written into the ledger as a count. */
export function StockCell({ product }: { product: Product }) {
  const t = useTranslations('admin_products')
  const { quantityInStock, title } = product
  return (
    <EditableCell
      area="stock"
      label={t('row_stock', { count: quantityInStock, title })}
      shown={<span className="figures">{quantityInStock}</span>}
    >
      {(close) => <RowStockForm product={product} onClose={close} />}
    </EditableCell>
  )
}

function RowStockForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslations()
  const inStock = product.quantityInStock
  const { change, failure, isPending } = useChangeProduct(product.id, ({ quantityInStock }) =>
    t('admin_products.stock_done', { count: quantityInStock }),
  )
  const form = useForm({
    id: `row-stock-${product.id}`,
    schema: countSchema(inStock),
    defaultValues: { change: String(inStock) },
    fields: ['change'],
    shouldFocusError: true,
    errorText: useProductFormErrors(),
    send: async (wanted) => {
      if (await change({ what: 'stock', json: wanted })) onClose()
    },
  })
  return (
    <RowForm
      failure={
        failure &&
        (failure === 'out_of_stock' || failure === 'changed_meanwhile'
          ? t(`admin_products.stock_failure.${failure}`, { count: inStock })
          : t(`errors.${failure}`))
      }
      isPending={isPending}
      onSubmit={(event) => void form.submit(event)}
      onCancel={onClose}
    >
      <TextField
        {...form.field('change')}
        label={t('admin_products.pieces.count')}
        inputMode="numeric"
        autoComplete="off"
      />
    </RowForm>
  )
}

const countSchema = (inStock: number) =>
  z
    .object({ change: z.string() })
    .transform(({ change }): z.input<typeof changeStockSchema> => ({
      reason: 'count',
      change: stockChange('count', change, inStock),
      from: inStock,
    }))
    .pipe(changeStockSchema)
