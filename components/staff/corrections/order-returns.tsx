'use client'

import type { OrderReturns } from '@bieznik/contract/money/refund'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { usePriceText } from '@/components/ui/use-price-text'
import { useMayDo } from '@/lib/auth/use-may-do'
import { leftOfLine } from '@/lib/orders/return-forms'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { useQueryState } from '@/lib/url-state'
import { Fold } from '../parts/fold'
import { RefundOrderForm } from './refund-order-form'
import { ReturnGoodsForm } from './return-goods-form'
import { ReturnsMade } from './returns-made'

type Open = 'goods' | 'money' | null

/** Goods and money of an order that go back: what is owed, what went, and the ways to take and to send. */
export function OrderReturnsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('corrections.returns')
  const maySend = useMayDo('office')
  const { returns, people } = order
  /** The case whose money goes back, where the address that led here names one. */
  const forCase = useQueryState().get('refund')
  const [chosen, setOpen] = useState<Open>()
  const open =
    chosen === undefined && forCase !== null && canRefund(order, maySend) ? 'money' : (chosen ?? null)
  const close = () => setOpen(null)
  if (isQuiet(order, maySend)) return null
  const count = countOf(returns)
  return (
    <Fold
      id="order-returns"
      title={t('title')}
      count={count}
      isInUse={open !== null}
      startsOpen={count > 0 || returns.owed > 0}
      actions={open === null && <Ways order={order} maySend={maySend} onOpen={setOpen} />}
    >
      <Sums returns={returns} />
      <Statements returns={returns} />
      <ReturnsMade returns={returns} people={people} />
      {open === 'goods' && <ReturnGoodsForm order={order} returns={returns} onClose={close} />}
      {open === 'money' && (
        <RefundOrderForm order={order} returns={returns} forCase={forCase} onClose={close} />
      )}
    </Fold>
  )
}

const canTakeBack = ({ status, orderItems }: StaffOrder) =>
  (status === 'Sent' || status === 'Delivered') && orderItems.some((item) => leftOfLine(item) > 0)

/** Nothing can be taken back or begun, and nothing was. */
function isQuiet(order: StaffOrder, maySend: boolean): boolean {
  return !maySend && !canTakeBack(order) && countOf(order.returns) === 0
}

const canRefund = ({ returns }: StaffOrder, maySend: boolean): boolean => maySend && returns.refundable > 0

const countOf = ({ refunds, returns, withdrawals, complaints }: OrderReturns): number =>
  refunds.length + returns.length + withdrawals.length + complaints.length

function Sums({ returns: { owed, refunded, refundable } }: { returns: OrderReturns }) {
  const t = useTranslations('corrections.returns')
  const priceText = usePriceText()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4">
      {owed > 0 && (
        <>
          <dt className="font-semibold">{t('owed')}</dt>
          <dd className="font-semibold">{priceText(owed)}</dd>
        </>
      )}
      {refunded > 0 && (
        <>
          <dt className="text-quiet">{t('refunded')}</dt>
          <dd>{priceText(refunded)}</dd>
        </>
      )}
      <dt className="text-quiet">{t('refundable')}</dt>
      <dd>{priceText(refundable)}</dd>
    </dl>
  )
}

/** The withdrawals and complaints that may be why something goes back. */
function Statements({ returns: { withdrawals, complaints } }: { returns: OrderReturns }) {
  const t = useTranslations('corrections.returns')
  const format = useFormatter()
  const priceText = usePriceText()
  if (withdrawals.length + complaints.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {withdrawals.map(({ id, refundDue, owed }) => (
        <li key={`w${id}`} className="flex flex-wrap gap-x-3">
          <TextLink href={`/admin/withdrawals/${id}`} prefetch={false}>
            {t('withdrawal', {
              number: withdrawalNumber(id),
              day: format.dateTime(new Date(`${refundDue}T12:00:00Z`), { dateStyle: 'medium' }),
            })}
          </TextLink>
          <span className={owed === null ? undefined : 'font-semibold'}>
            {owed === null ? t('withdrawal_unread') : t('withdrawal_owes', { amount: priceText(owed) })}
          </span>
        </li>
      ))}
      {complaints.map(({ id, owed }) => (
        <li key={`c${id}`} className="flex flex-wrap gap-x-3">
          <TextLink href={`/admin/complaints/${id}`} prefetch={false}>
            {t('complaint', { number: complaintNumber(id) })}
          </TextLink>
          {owed !== null && owed > 0 && (
            <span className="font-semibold">{t('withdrawal_owes', { amount: priceText(owed) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface WaysProps {
  order: StaffOrder
  /** Money goes back by the office alone. */
  maySend: boolean
  onOpen: (form: Open) => void
}

function Ways({ order, maySend, onOpen }: WaysProps) {
  const t = useTranslations('corrections.returns')
  return (
    <p className="flex flex-wrap gap-2">
      {canTakeBack(order) && (
        <Button variant="secondary" size="compact" onClick={() => onOpen('goods')}>
          {t('take_back')}
        </Button>
      )}
      {canRefund(order, maySend) && (
        <Button variant="secondary" size="compact" onClick={() => onOpen('money')}>
          {t('refund')}
        </Button>
      )}
      {maySend &&
        (['withdrawals', 'complaints'] as const).map((cases) => (
          <LinkButton
            key={cases}
            href={`/admin/${cases}/new?order=${order.id}`}
            variant="secondary"
            size="compact"
            prefetch={false}
          >
            {t(`new_case.${cases}`)}
          </LinkButton>
        ))}
    </p>
  )
}
