'use client'

import type { Product } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { usePriceText } from '@/components/ui/use-price-text'
import { ChangeSheet } from './change-sheet'
import { PriceQuestion } from './price-question'
import { usePriceForm } from './use-price-form'

/** Another regular price, and why. It is refused when the price is no longer the one that is shown here. */
export function PriceForm({ product }: { product: Product }) {
  const t = useTranslations('admin_products')
  const priceText = usePriceText()
  const { form, asked, confirm, cancel, failure, isPending, regularPrice } = usePriceForm(product, {
    id: 'price',
    start: { to: '', reason: '' },
  })
  return (
    <ChangeSheet
      title={t('price_title')}
      now={t('price_now', { price: priceText(regularPrice) })}
      failure={failure}
      submit={t('price_submit')}
      isPending={isPending}
      onSubmit={(event) => void form.submit(event)}
    >
      <TextField {...form.field('to')} label={t('price_new')} inputMode="decimal" autoComplete="off" />
      <TextField {...form.field('reason')} label={t('reason')} autoComplete="off" />
      {asked && <PriceQuestion change={asked} onCancel={cancel} onConfirm={() => void confirm(asked)} />}
    </ChangeSheet>
  )
}
