'use client'

import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/money'
import { isLargePriceChange } from '@bieznik/contract/catalogue/price-change'
import { changePriceSchema, type ChangePrice } from '@bieznik/contract/catalogue/product-input'
import { regularPriceOf, type Product } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { useForm } from '@/components/ui/use-form'
import { usePriceText } from '@/components/ui/use-price-text'
import { readNumber } from '@/lib/products/product-form'
import { useProductFormErrors } from './product-form-errors'
import { useChangeProduct } from './use-change-product'

interface Options {
  /** What the ids of its fields begin with. */
  id: string
  /** What stands in the fields at first, and again after a change. */
  start: { to: string; reason: string }
  onChanged?: () => void
}

/** The form of another regular price. A large change waits in `asked` until it is confirmed. */
export function usePriceForm(product: Product, { id, start, onChanged }: Options) {
  const t = useTranslations()
  const priceText = usePriceText()
  const regularPrice = regularPriceOf(product)
  const [asked, setAsked] = useState<ChangePrice>()
  const { change, failure, isPending } = useChangeProduct(product.id, (saved) =>
    t('admin_products.price_done', { price: priceText(regularPriceOf(saved)) }),
  )

  const form = useForm({
    id: `${id}-${product.id}`,
    schema: priceFormSchema(regularPrice),
    defaultValues: start,
    fields: ['to', 'reason'],
    shouldFocusError: true,
    errorText: useProductFormErrors(),
    send: async (wanted) => (isLargePriceChange(wanted.from, wanted.to) ? setAsked(wanted) : send(wanted)),
  })

  async function send(wanted: ChangePrice): Promise<void> {
    setAsked(undefined)
    if (!(await change({ what: 'price', json: wanted }))) return
    form.reset(start)
    onChanged?.()
  }

  return {
    form,
    asked,
    confirm: send,
    cancel: () => setAsked(undefined),
    isPending,
    regularPrice,
    failure:
      failure &&
      (failure === 'price_changed'
        ? t('admin_products.price_changed', { price: priceText(regularPrice) })
        : t(`errors.${failure}`)),
  }
}

/** What is typed as it is sent: the price that is seen comes with it. */
const priceFormSchema = (seen: Grosze) =>
  z
    .object({ to: z.string(), reason: z.string() })
    .transform(({ to, reason }) => ({ from: plnFromGrosze(seen), to: readNumber(to), reason }))
    .pipe(changePriceSchema)
