'use client'

import { plnFromGrosze, type Grosze } from '@bieznik/contract/money'
import { changePriceSchema, type ChangePrice } from '@bieznik/contract/product-input'
import { regularPriceOf, type Product } from '@bieznik/contract/product'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { usePriceText } from '@/components/ui/use-price-text'
import { readNumber } from '@/lib/admin-products/product-form'
import { Question } from '../question'
import { ChangeSheet } from './change-sheet'
import { useProductFormErrors } from './product-form-errors'
import { useChangeProduct } from './use-change-product'

/** Another regular price, and why. It is refused when the price is no longer the one that is shown here. */
export function PriceForm({ product }: { product: Product }) {
  const t = useTranslations()
  const format = useFormatter()
  const priceText = usePriceText()
  const regularPrice = regularPriceOf(product)
  const [asked, setAsked] = useState<ChangePrice>()
  const { change, failure, isPending } = useChangeProduct(product.id, (saved) =>
    t('admin_products.price_done', { price: priceText(regularPriceOf(saved)) }),
  )

  const form = useForm({
    id: `price-${product.id}`,
    schema: priceFormSchema(regularPrice),
    defaultValues: { to: '', reason: '' },
    fields: ['to', 'reason'],
    shouldFocusError: true,
    errorText: useProductFormErrors(),
    send: async (wanted) => (isUnusual(wanted) ? setAsked(wanted) : send(wanted)),
  })

  async function send(wanted: ChangePrice): Promise<void> {
    setAsked(undefined)
    if (await change({ what: 'price', ...wanted })) form.reset()
  }

  return (
    <ChangeSheet
      title={t('admin_products.price_title')}
      now={t('admin_products.price_now', { price: priceText(regularPrice) })}
      failure={
        failure &&
        (failure === 'price_changed'
          ? t('admin_products.price_changed', { price: priceText(regularPrice) })
          : t(`errors.${failure}`))
      }
      submit={t('admin_products.price_submit')}
      isPending={isPending}
      onSubmit={(event) => void form.submit(event)}
    >
      <TextField
        {...form.field('to')}
        label={t('admin_products.price_new')}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField {...form.field('reason')} label={t('admin_products.reason')} autoComplete="off" />
      {asked && (
        <Question
          title={t('admin_products.price_question.title')}
          text={t('admin_products.price_question.text', {
            from: priceText(asked.from),
            to: priceText(asked.to),
            change: format.number(asked.to / asked.from - 1, { style: 'percent', signDisplay: 'always' }),
          })}
          confirm={t('admin_products.price_question.confirm')}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void send(asked)}
        />
      )}
    </ChangeSheet>
  )
}

/** A price that changes by more is asked about first: a digit may be missing. */
const USUAL_CHANGE = 0.3

const isUnusual = ({ from, to }: ChangePrice) => Math.abs(to - from) > from * USUAL_CHANGE

/** What is typed as it is sent: the price that is seen comes with it. */
const priceFormSchema = (seen: Grosze) =>
  z
    .object({ to: z.string(), reason: z.string() })
    .transform(({ to, reason }) => ({ from: plnFromGrosze(seen), to: readNumber(to), reason }))
    .pipe(changePriceSchema)
