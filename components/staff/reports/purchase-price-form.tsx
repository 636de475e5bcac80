'use client'

import { purchasePriceSchema } from '@bieznik/contract/money/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { readNumber } from '@/lib/products/product-form'
import { purchasePriceMutation } from '@/lib/reports/report-queries'

/** What is typed as it is sent; an empty field: it is not known. */
const typedSchema = z
  .object({ price: z.string() })
  .transform(({ price }) => ({ price: price.trim() === '' ? null : readNumber(price) }))
  .refine((typed) => purchasePriceSchema.safeParse(typed).success, { path: ['price'], error: 'no_price' })

/** Writes down what a piece costs the shop; no buyer ever sees it. */
export function PurchasePriceForm({ productId, title }: { productId: number; title: string }) {
  const t = useTranslations('admin_numbers')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="compact" aria-label={t('change_of', { title })}>
          {t('change')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('purchase_price')} description={title}>
        <PriceFields productId={productId} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function PriceFields({ productId, onDone }: { productId: number; onDone: () => void }) {
  const t = useTranslations('admin_numbers')
  const { mutateAsync } = useMutation(purchasePriceMutation(useQueryClient(), productId))
  const form = useForm({
    id: `purchase-price-${productId}`,
    schema: typedSchema,
    defaultValues: { price: '' },
    fields: ['price'],
    errorText: () => t('no_price'),
    send: async ({ price }) => {
      await mutateAsync(price)
      onDone()
    },
  })
  return (
    <Form form={form} className="flex flex-col items-start gap-3">
      <TextField
        {...form.field('price')}
        label={t('price_of_piece')}
        hint={t('price_hint')}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <Button type="submit" busy={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </Form>
  )
}
