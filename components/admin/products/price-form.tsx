'use client'

import { plnFromGrosze } from '@bieznik/contract/money'
import { changePriceSchema, type ChangePrice } from '@bieznik/contract/product-input'
import type { Product } from '@bieznik/contract/product'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { readNumber } from '@/lib/admin-products/product-form'
import { Question } from '../question'
import { ChangeSheet } from './change-sheet'
import { LineField } from './line-field'
import { useProductFormErrors } from './product-form-errors'
import { useChangeProduct } from './use-change-product'
import { usePriceText } from './use-price-text'

/** Another price, and why. It is refused when the price is no longer the one that is shown here. */
export function PriceForm({ product }: { product: Product }) {
  const t = useTranslations()
  const format = useFormatter()
  const priceText = usePriceText()
  const textOf = useProductFormErrors()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<{ to?: string; reason?: string }>({})
  const [asked, setAsked] = useState<ChangePrice>()
  const { change, failure, isPending } = useChangeProduct(product.id, ({ price }) =>
    t('admin_products.price_done', { price: priceText(price) }),
  )

  async function submit(): Promise<void> {
    const wanted = { from: plnFromGrosze(product.price), to: readNumber(typed), reason }
    const parsed = changePriceSchema.safeParse(wanted)
    setFaults(parsed.success ? {} : firstFaults(parsed.error.issues))
    if (!parsed.success) return
    if (isUnusual(parsed.data)) setAsked(parsed.data)
    else await send(parsed.data)
  }

  async function send(wanted: ChangePrice): Promise<void> {
    setAsked(undefined)
    if (!(await change({ what: 'price', ...wanted }))) return
    setTyped('')
    setReason('')
  }

  return (
    <ChangeSheet
      title={t('admin_products.price_title')}
      now={t('admin_products.price_now', { price: priceText(product.price) })}
      failure={
        failure &&
        (failure === 'price_changed'
          ? t('admin_products.price_changed', { price: priceText(product.price) })
          : t(`errors.${failure}`))
      }
      submit={t('admin_products.price_submit')}
      isPending={isPending}
      onSubmit={() => void submit()}
    >
      <LineField
        label={t('admin_products.price_new')}
        value={typed}
        onChange={setTyped}
        error={textOf(faults.to)}
        inputMode="decimal"
      />
      <LineField
        label={t('admin_products.reason')}
        value={reason}
        onChange={setReason}
        error={textOf(faults.reason)}
      />
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

function firstFaults(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const messageAt = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  return { to: messageAt('to'), reason: messageAt('reason') }
}
