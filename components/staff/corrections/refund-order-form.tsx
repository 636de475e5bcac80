'use client'

import { writeAmount } from '@bieznik/contract/money/decimal'
import { MAX_REASON_LENGTH } from '@bieznik/contract/selling/order-correction'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { usePriceText } from '@/components/ui/use-price-text'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { textOfProvider } from '@/lib/payment/text-of-provider'
import { refundOrderMutation } from '@/lib/orders/corrections'
import { lineKeyOf } from '@/lib/orders/correction-form'
import { refundBeginning } from '@/lib/orders/refund-beginning'
import { refundFormSchema, refundKinds, toRefund, type WantedRefund } from '@/lib/orders/return-forms'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Question } from '../parts/question'
import { CauseSelect } from './cause-select'
import { RefundAccounts } from './refund-accounts'

interface RefundOrderFormProps {
  order: StaffOrder
  returns: OrderReturns
  /** The case that it is opened for, as the form calls it. */
  forCase: string | null
  onClose: () => void
}

type PiecesField = `pieces.${string}`

/** Money goes back in full, for pieces of lines or by amount, after a question that names the amount and the person. */
export function RefundOrderForm({ order, returns, forCase, onClose }: RefundOrderFormProps) {
  const t = useTranslations()
  const priceText = usePriceText()
  const [key] = useState(() => crypto.randomUUID())
  const [asked, setAsked] = useState<WantedRefund>()
  const { mutateAsync, isPending } = useMutation(refundOrderMutation(useQueryClient(), order.id))
  const language = useLocale()
  const [begun] = useState(() => refundBeginning(returns, forCase))
  const pieces = order.orderItems.map((item): PiecesField => `pieces.${lineKeyOf(item)}`)
  const refused = () => t('corrections.returns.refused', { amount: priceText(returns.refundable) })
  const form = useForm({
    id: 'refund-order',
    schema: refundFormSchema,
    defaultValues: {
      kind: 'amount',
      amount: begun.amount > 0 ? writeAmount(begun.amount, language) : '',
      cause: begun.cause,
      pieces: Object.fromEntries(order.orderItems.map((item) => [lineKeyOf(item), ''])),
      reason: begun.of ? t(`corrections.returns.${begun.of.kind}`, { number: begun.of.number }) : '',
    },
    fields: ['kind', 'amount', ...pieces, 'reason', 'cause'],
    errorText: (_key, name) => t(`corrections.errors.${errorOf(name)}`),
    failureText: () => refused(),
    send: async (typed) => {
      const wanted = toRefund(order.orderItems, typed, returns)
      if (wanted.amount <= 0 || wanted.amount > returns.refundable)
        throw new ProblemError('invalid_request', 'not so much')
      setAsked(wanted)
    },
  })
  const [kind, cause] = useWatch({ control: form.control, name: ['kind', 'cause'] })

  function failureOf(error: unknown): string {
    const code = problemCodeOf(error)
    if (code === 'changed_meanwhile') return t('corrections.returns.changed')
    if (code === 'invalid_request') return refused()
    const words = textOfProvider(error)
    return [t(`errors.${code}`), words && t('corrections.returns.provider_words', { words })]
      .filter(Boolean)
      .join(' ')
  }

  function report(made: OrderReturns): void {
    const before = new Set(returns.refunds.map(({ id }) => id))
    const own = made.refunds.filter(({ id }) => !before.has(id))
    const problem = own.find((each) => each.problem !== null)?.problem
    if (problem) {
      showToast({ tone: 'error', message: t('corrections.returns.money_put_off', { words: problem }) })
      return
    }
    const isDone = own.every(({ state }) => state === 'done')
    showToast({ tone: 'success', message: t(`corrections.returns.${isDone ? 'money_sent' : 'money_done'}`) })
  }

  async function send({ body }: WantedRefund): Promise<void> {
    setAsked(undefined)
    try {
      report(await mutateAsync({ body, key }))
      onClose()
    } catch (error) {
      form.setError('root', { message: failureOf(error) })
    }
  }

  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field {...form.field('kind')} label={t('corrections.returns.what')}>
        <Select>
          <Options
            of={refundKinds}
            nameOf={(each) =>
              t(`corrections.returns.kinds.${each}`, { amount: priceText(returns.refundable) })
            }
          />
        </Select>
      </Field>
      {kind === 'amount' && (
        <TextField
          {...form.field('amount')}
          label={t('corrections.returns.amount')}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {kind === 'lines' &&
        order.orderItems.map((item) => (
          <TextField
            key={item.id}
            {...form.field(`pieces.${lineKeyOf(item)}`)}
            label={t('corrections.returns.pieces_of', { title: item.title })}
            hint={`${item.quantity} × ${priceText(item.price)}`}
            optional
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      <Field {...form.field('cause')} label={t('corrections.returns.for')} optional>
        <CauseSelect returns={returns} />
      </Field>
      <TextField
        {...form.field('reason')}
        label={t('corrections.returns.reason')}
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
      />
      <p className="text-quiet">{t(`corrections.returns.way_${returns.way}`)}</p>
      {returns.way !== 'provider' && <RefundAccounts returns={returns} cause={cause} />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {t('corrections.returns.send')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {t('corrections.returns.leave')}
        </Button>
      </p>
      {asked && (
        <Question
          title={t('corrections.returns.question.title', { amount: priceText(asked.amount) })}
          text={t('corrections.returns.question.text', {
            amount: priceText(asked.amount),
            name: order.name,
          })}
          confirm={t('corrections.returns.send')}
          cancel={t('corrections.returns.question.leave')}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void send(asked)}
        />
      )}
    </Form>
  )
}

/** Which of the texts on what is wrong belongs to a field. */
function errorOf(name: string): 'reason' | 'quantity' | 'price' {
  if (name === 'reason') return 'reason'
  return name.startsWith('pieces.') ? 'quantity' : 'price'
}
