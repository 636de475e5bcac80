'use client'

import { wholePriceText } from '@bieznik/contract/money/price-text'
import { plnFromGrosze } from '@bieznik/contract/money/money'
import type { SummaryDay } from '@bieznik/contract/people/back-office'
import { ChevronDown } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { SmallTable } from '../parts/small-table'
import { DayChart } from './day-chart'

const summaryClass =
  'flex min-h-11 cursor-pointer list-none items-center justify-between px-2 text-sm font-medium pointer-fine:min-h-7'

/** Orders and turnover by day, as charts and as a table, folded until somebody asks: the list below is what staff came for. */
export function DayCharts({ days }: { days: readonly SummaryDay[] }) {
  const t = useTranslations('admin_home')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group open:basis-full" open={isOpen}>
      <summary
        className={summaryClass}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      >
        <span>{t('days')}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      {isOpen && <Days days={days} />}
    </details>
  )
}

function Days({ days }: { days: readonly SummaryDay[] }) {
  const t = useTranslations('admin_home')
  const format = useFormatter()
  const language = useLocale()
  const money = (pln: number) => wholePriceText(pln, language)
  const count = (orders: number) => format.number(orders)
  return (
    <div className="grid gap-x-6 gap-y-3 px-3 pb-3 md:grid-cols-2">
      <Figure
        title={t('orders_by_day')}
        points={days.map(({ day, orders }) => ({ day, value: orders }))}
        write={count}
      />
      <Figure
        title={t('turnover_by_day')}
        points={days.map(({ day, turnover }) => ({ day, value: plnFromGrosze(turnover) }))}
        write={money}
      />
      <DayTable days={days} />
    </div>
  )
}

interface FigureProps {
  title: string
  points: readonly { day: string; value: number }[]
  write: (value: number) => string
}

/** A chart with what it says in one sentence; day by day the table says it. */
function Figure({ title, points, write }: FigureProps) {
  const t = useTranslations('admin_home')
  const format = useFormatter()
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const [top] = points.toSorted((one, other) => other.value - one.value)
  const dayName = (day: string) => format.dateTime(new Date(day), { day: 'numeric', month: 'short' })
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-quiet">
        {top && total > 0
          ? t('chart', { title, total: write(total), most: write(top.value), day: dayName(top.day) })
          : t('chart_empty', { title })}
      </figcaption>
      <DayChart points={points} write={write} dayName={dayName} />
    </figure>
  )
}

function DayTable({ days }: { days: readonly SummaryDay[] }) {
  const t = useTranslations('admin_home')
  return (
    <details className="md:col-span-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm">{t('as_table')}</summary>
      <SmallTable
        caption={t('days')}
        rows={days.toReversed()}
        keyOf={({ day }) => day}
        columns={[
          { head: t('day'), cell: ({ day }) => <Day date={day} /> },
          { head: t('orders'), cell: ({ orders }) => orders, isNumber: true },
          { head: t('turnover'), cell: ({ turnover }) => <Price amount={turnover} />, isNumber: true },
        ]}
      />
    </details>
  )
}
