'use client'

import {
  contactFields,
  correctable,
  destinationFields,
  MAX_REASON_LENGTH,
} from '@bieznik/contract/selling/order-correction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { correctOrderMutation } from '@/lib/orders/corrections'
import {
  correctionFormOf,
  correctionFormSchema,
  lineKeyOf,
  rebaseCorrection,
  seenOf,
  toCorrection,
} from '@/lib/orders/correction-form'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { ChangedElsewhere } from '../parts/changed-elsewhere'
import { AddProducts, type ChosenProduct } from './add-products'
import { useOrderChanges } from './use-order-changes'

interface CorrectOrderFormProps {
  /** As it is now. */
  order: StaffOrder
  onClose: () => void
}

type LineField = `lines.${string}.${'quantity' | 'price'}`

/** Contact, address, lines and prices as they should be, and why: the buyer reads the reason. */
export function CorrectOrderForm({ order, onClose }: CorrectOrderFormProps) {
  const t = useTranslations()
  const language = useLocale()
  const [seen, setSeen] = useState(order)
  const [added, setAdded] = useState<ChosenProduct[]>([])
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useMutation(correctOrderMutation(useQueryClient(), order.id))
  const changesOf = useOrderChanges()
  const allowed = correctable[seen.status]
  const fields = [...contactFields, ...(allowed.destination ? destinationFields : [])]
  const lineFields = seen.orderItems.flatMap((item): LineField[] => [
    `lines.${lineKeyOf(item)}.quantity`,
    `lines.${lineKeyOf(item)}.price`,
  ])
  const form = useForm({
    id: 'correct-order',
    schema: correctionFormSchema(seen),
    defaultValues: correctionFormOf(order, language),
    fields: ['reason', ...fields.map((field) => `fields.${field}` as const), ...lineFields],
    errorText: (_key, name) => t(`corrections.errors.${errorOf(name)}`),
    failureText: (error) => {
      const code = problemCodeOf(error)
      return t(code === 'invalid_request' ? 'corrections.refused' : `errors.${code}`)
    },
    send: async (typed) => {
      const correction = toCorrection(
        seen,
        typed,
        added.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      )
      if (!correction) throw new ProblemError('invalid_request', 'nothing changes')
      await mutateAsync({ body: correction, key })
      showToast({ tone: 'success', message: t('corrections.done') })
      onClose()
    },
  })

  const isBehind = JSON.stringify(seenOf(seen)) !== JSON.stringify(seenOf(order))

  /** Goes on over the order as it is now: with it alone, or with what was typed on top. */
  function goOn(isMine: boolean): void {
    form.reset(
      isMine
        ? rebaseCorrection(form.getValues(), { seen, now: order, language })
        : correctionFormOf(order, language),
    )
    if (!isMine) setAdded([])
    setSeen(order)
    setKey(crypto.randomUUID())
  }

  return (
    <Form form={form} className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <TextField
            key={field}
            {...form.field(`fields.${field}`)}
            label={t(`corrections.fields.${field}`)}
            optional={
              field === 'recipient' ||
              field === 'recipientPhone' ||
              field === 'courierNote' ||
              (field === 'email' && seen.email === '')
            }
            autoComplete="off"
          />
        ))}
      </div>
      {seen.orderItems.map((item) => (
        <fieldset key={item.id} className="grid grid-cols-2 gap-3">
          <legend className="mb-1 font-medium">{item.title}</legend>
          {allowed.lines && (
            <TextField
              {...form.field(`lines.${lineKeyOf(item)}.quantity`)}
              label={t('corrections.quantity')}
              hint={t('corrections.quantity_hint')}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
          <TextField
            {...form.field(`lines.${lineKeyOf(item)}.price`)}
            label={t('corrections.price')}
            hint={allowed.price === 'lower' ? t('corrections.price_lower') : undefined}
            inputMode="decimal"
            autoComplete="off"
          />
        </fieldset>
      ))}
      {allowed.lines && <AddProducts chosen={added} onChange={setAdded} taken={seen.orderItems} />}
      <TextField
        {...form.field('reason')}
        label={t('corrections.reason')}
        hint={t('corrections.reason_hint')}
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
      />
      <p className="text-quiet">{t('corrections.note')}</p>
      {isBehind && (
        <ChangedElsewhere
          changes={changesOf(seen, order)}
          onTakeNewest={() => goOn(false)}
          onKeepMine={() => goOn(true)}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} disabled={isBehind}>
          {t('corrections.save')}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isPending}>
          {t('corrections.leave')}
        </Button>
      </p>
    </Form>
  )
}

/** Which of the texts on what is wrong belongs to a field. */
function errorOf(name: string): 'reason' | 'quantity' | 'price' | 'field' {
  if (name === 'reason') return 'reason'
  if (name.endsWith('.quantity')) return 'quantity'
  return name.endsWith('.price') ? 'price' : 'field'
}
