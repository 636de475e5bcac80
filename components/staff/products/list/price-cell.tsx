'use client'

import { plnFromGrosze } from '@bieznik/contract/money/money'
import { regularPriceOf, type Product } from '@bieznik/contract/catalogue/product'
import { useFormatter, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { TextField } from '@/components/ui/text-field'
import { usePriceText } from '@/components/ui/use-price-text'
import { PriceQuestion } from '../price-question'
import { usePriceForm } from '../use-price-form'
import { EditableCell } from './editable-cell'
import { RowForm } from './row-form'

/** The regular price of a row, changed in place. While a reduction is in force the list shows its price above. */
export function PriceCell({ product }: { product: Product }) {
  const t = useTranslations('admin_products')
  const priceText = usePriceText()
  const regularPrice = regularPriceOf(product)
  return (
    <EditableCell
      area="office"
      label={t('row_price', { price: priceText(regularPrice), title: product.title })}
      shown={<Price amount={regularPrice} />}
    >
      {(close) => <RowPriceForm product={product} onClose={close} />}
    </EditableCell>
  )
}

function RowPriceForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslations('admin_products')
  const format = useFormatter()
  const typed = format.number(plnFromGrosze(regularPriceOf(product)), {
    minimumFractionDigits: 2,
    useGrouping: false,
  })
  const { form, asked, confirm, cancel, failure, isPending } = usePriceForm(product, {
    id: 'row-price',
    start: { to: typed, reason: t('row_reason') },
    onChanged: onClose,
  })
  return (
    <RowForm
      failure={failure}
      isPending={isPending}
      onSubmit={(event) => void form.submit(event)}
      onCancel={onClose}
    >
      <TextField {...form.field('to')} label={t('price_new')} inputMode="decimal" autoComplete="off" />
      <TextField {...form.field('reason')} label={t('reason')} autoComplete="off" />
      {asked && <PriceQuestion change={asked} onCancel={cancel} onConfirm={() => void confirm(asked)} />}
    </RowForm>
  )
}
