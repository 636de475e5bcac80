'use client'

import type { OrderSummary } from '@bieznik/contract/people/back-office'
import { textIn } from '@bieznik/contract/translated'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/ui/content-text'
import { onPlainClick } from '@/components/ui/plain-click'
import { TextLink } from '@/components/ui/text-link'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { noOrderFilter } from '@/lib/orders/staff-order-list'
import { changeQueryState } from '@/lib/url-state'
import { ForStaff } from '../members/for-staff'

const headClass = 'flex min-h-11 items-center px-2 text-sm font-medium pointer-fine:min-h-7'

/** Orders that wait, each kind with the filter of the list that leaves it. */
const ordersThatWait = [
  ['pending', { status: 'Pending' }],
  ['overdue', { late: 'overdue' }],
  ['awaited', { paid: 'awaited' }],
] as const

/** How many orders wait, and for what; leads to them without leaving the list. */
export function WaitingOrders({ summary }: { summary: OrderSummary }) {
  const t = useTranslations('admin_home')
  return ordersThatWait.map(([name, filter]) => (
    <Counter
      key={name}
      count={summary[name]}
      href={`/admin?${new URLSearchParams(filter)}`}
      onShow={() => changeQueryState('push', { ...noOrderFilter, ...filter })}
    >
      {t(`counts.${name}`, { count: summary[name] })}
    </Counter>
  ))
}

/** What else waits: statements, complaints, and invoices for KSeF. */
export function WaitingCases({ summary }: { summary: OrderSummary }) {
  const t = useTranslations('admin_home')
  const { withdrawals, complaints, invoices } = summary
  return (
    <>
      <Counter count={withdrawals} href="/admin/withdrawals?status=open">
        {t('counts.withdrawals', { count: withdrawals })}
      </Counter>
      <Counter count={complaints} href="/admin/complaints?status=open">
        {t('counts.complaints', { count: complaints })}
      </Counter>
      <ForStaff area="invoices">
        <Counter count={invoices} href="/admin/invoices?filter=waiting">
          {t('counts.invoices', { count: invoices })}
        </Counter>
      </ForStaff>
    </>
  )
}

interface CounterProps {
  count: number
  href: string
  /** On the same page. */
  onShow?: () => void
  children: string
}

function Counter({ count, href, onShow, children }: CounterProps) {
  return (
    <p className={clsx(headClass, count > 0 ? 'text-signal' : 'text-quiet')}>
      <TextLink href={href} prefetch={false} onClick={onShow && onPlainClick(onShow)}>
        {children}
      </TextLink>
    </p>
  )
}

export function LowStock({ total, products }: OrderSummary['lowStock']) {
  const t = useTranslations('admin_home')
  const locale = useLocale()
  const named = products.map((product) => ({ ...product, named: textIn(product, 'title', locale) }))
  return (
    <Foldable title={t('low_stock_count', { count: total })} total={total} shown={products.length}>
      {named.map(({ named: { text, language }, ...product }) => (
        <li key={product.id} className="flex justify-between gap-3">
          <TextLink href={detailPath(product)} prefetch={false}>
            <ContentText lang={language}>{text}</ContentText>
          </TextLink>
          <span className="figures whitespace-nowrap">{t('left', { count: product.quantityInStock })}</span>
        </li>
      ))}
    </Foldable>
  )
}

/** What the shop could not do by itself; leads there who may do something about it. */
export function NeedsSomebody({ count, canOpen }: { count: number; canOpen: boolean }) {
  const t = useTranslations('admin_home')
  const text = t('needs_count', { count })
  return (
    <p className={clsx(headClass, count > 0 ? 'text-signal' : 'text-quiet')}>
      {canOpen && count > 0 ? (
        <TextLink href="/admin/failures" prefetch={false}>
          {text}
        </TextLink>
      ) : (
        text
      )}
    </p>
  )
}

interface FoldableProps {
  title: string
  total: number
  shown: number
  children: ReactNode
}

/** A line that opens to a list, and is only a line when there is nothing to list. */
function Foldable({ title, total, shown, children }: FoldableProps) {
  const t = useTranslations('admin_home')
  if (total === 0) return <p className={clsx(headClass, 'text-quiet')}>{title}</p>
  return (
    <details className="group open:basis-full">
      <summary className={clsx(headClass, 'cursor-pointer list-none justify-between gap-2 text-amber')}>
        <span>{title}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-2 px-3 pb-3 text-sm">{children}</ul>
      {shown < total && <p className="px-3 pb-3 text-sm text-quiet">{t('first_only', { shown, total })}</p>}
    </details>
  )
}
