'use client'

import { idParamSchema } from '@bieznik/contract/platform/id-param'
import type { BankLine } from '@bieznik/contract/money/bank-statement'
import { writeAmount } from '@bieznik/contract/money/decimal'
import { groszeFromPln, type Grosze } from '@bieznik/contract/money/grosze'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { useDecideLine } from './use-decide-line'

/** `299`, `299,00` or `1 299.5`; null: it is no amount. */
function amountOf(text: string): Grosze | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? groszeFromPln(Number(plain)) : null
}

/** Any order by its number, with all of what is left or a part of it. */
export function JoinForm({ line: { id, left } }: { line: Pick<BankLine, 'id' | 'left'> }) {
  const t = useTranslations('admin_payments')
  const language = useLocale()
  const { decide, isPending } = useDecideLine(id)
  const [order, setOrder] = useState('')
  const [sum, setSum] = useState(() => writeAmount(left, language))
  const [isRefused, setRefused] = useState(false)
  const orderId = idParamSchema.safeParse(order.trim()).data
  const amount = amountOf(sum)
  const isAmount = amount !== null && amount > 0 && amount <= left

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setRefused(true)
    if (orderId === undefined || !isAmount) return
    void decide({ what: 'join', json: { orderId, amount } }).then((isDone) => isDone && setRefused(false))
  }

  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label={t('order_number')}
        error={isRefused && orderId === undefined && t('order_number_invalid')}
      >
        <Input inputMode="numeric" value={order} onChange={(event) => setOrder(event.target.value)} />
      </Field>
      <Field label={t('part')} error={isRefused && !isAmount && t('part_invalid')}>
        <Input inputMode="decimal" value={sum} onChange={(event) => setSum(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" busy={isPending}>
        {t('join_typed')}
      </Button>
    </Form>
  )
}
