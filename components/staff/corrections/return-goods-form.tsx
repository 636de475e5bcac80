'use client'

import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { MAX_REASON_LENGTH } from '@bieznik/contract/selling/order-correction'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { returnGoodsMutation } from '@/lib/orders/corrections'
import { lineKeyOf } from '@/lib/orders/correction-form'
import {
  leftOfLine,
  openWithdrawal,
  piecesBegun,
  returnFormSchema,
  toReturn,
} from '@/lib/orders/return-forms'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { CauseSelect } from './cause-select'

interface ReturnGoodsFormProps {
  order: StaffOrder
  returns: OrderReturns
  onClose: () => void
}

type PiecesField = `lines.${string}.${'stock' | 'scrap'}`

/** Which pieces came back, and whether they are sold again. */
export function ReturnGoodsForm({ order, returns, onClose }: ReturnGoodsFormProps) {
  const t = useTranslations()
  const [key] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useMutation(returnGoodsMutation(useQueryClient(), order.id))
  const items = order.orderItems.filter((item) => leftOfLine(item) > 0)
  const pieces = items.flatMap((item): PiecesField[] => [
    `lines.${lineKeyOf(item)}.stock`,
    `lines.${lineKeyOf(item)}.scrap`,
  ])
  const withdrawal = openWithdrawal(returns)
  const form = useForm({
    id: 'return-goods',
    schema: returnFormSchema,
    defaultValues: {
      lines: Object.fromEntries(
        items.map((item) => [lineKeyOf(item), { stock: piecesBegun(item, withdrawal, returns), scrap: '' }]),
      ),
      note: withdrawal
        ? t('corrections.returns.by_withdrawal', { number: withdrawalNumber(withdrawal.id) })
        : '',
      cause: withdrawal ? `w${withdrawal.id}` : '',
    },
    fields: [...pieces, 'note', 'cause'],
    errorText: (_key, name) => t(`corrections.errors.${name === 'note' ? 'reason' : 'quantity'}`),
    failureText: (error) => {
      const code = problemCodeOf(error)
      return t(code === 'invalid_request' ? 'corrections.returns.goods_refused' : `errors.${code}`)
    },
    send: async (typed) => {
      const body = toReturn(items, typed)
      if (body.lines.length === 0) throw new ProblemError('invalid_request', 'no pieces')
      await mutateAsync({ body, key })
      showToast({ tone: 'success', message: t('corrections.returns.goods_done') })
      onClose()
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      {items.map((item) => (
        <fieldset key={item.id} className="grid grid-cols-2 gap-3">
          <legend className="mb-1 font-medium">
            {`${t('corrections.returns.pieces_of', { title: item.title })} (${leftOfLine(item)})`}
          </legend>
          {(['stock', 'scrap'] as const).map((condition) => (
            <TextField
              key={condition}
              {...form.field(`lines.${lineKeyOf(item)}.${condition}`)}
              label={t(`corrections.returns.to_${condition}`)}
              optional
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </fieldset>
      ))}
      <Field {...form.field('cause')} label={t('corrections.returns.for')} optional>
        <CauseSelect returns={returns} />
      </Field>
      <TextField
        {...form.field('note')}
        label={t('corrections.returns.note')}
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {t('corrections.returns.save_goods')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {t('corrections.returns.leave')}
        </Button>
      </p>
    </Form>
  )
}
