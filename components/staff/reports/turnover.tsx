'use client'

import { wholePriceText } from '@bieznik/contract/money/price-text'
import { plnFromGrosze } from '@bieznik/contract/money/grosze'
import type { Numbers, ReportQuery } from '@bieznik/contract/money/reports'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { reportQuery } from '@/lib/reports/report-queries'
import { DayChart } from './day-chart'
import { LoadFailure } from '../parts/load-failure'
import { BestSellers } from './best-sellers'
import { ReportDownload } from './report-download'
import { SalesTable } from './sales-table'
import { useStaffQuery } from '../parts/use-staff-query'

/** Turnover and margin by day or month, by kind, and the best sellers. */
export function Turnover({ query, days }: { query: ReportQuery; days: number }) {
  const t = useTranslations('admin_numbers')
  const kind = useTranslations('product_import')
  const { data, error, refetch } = useStaffQuery(reportQuery(query))
  const nameOf = useStepName()
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { steps, kinds, total, best } = data
  return (
    <>
      <Chart steps={steps} nameOf={nameOf} />
      <div className="flex flex-wrap gap-3">
        <ReportDownload file="turnover" query={query} days={days} />
        <ReportDownload file="products" query={query} days={days} />
      </div>
      <SalesTable
        caption={t('by_kind')}
        first={t('kind')}
        rows={[
          ...kinds.map((row) => ({ ...row, name: kind(`kinds.${row.kind}`) })),
          { ...total, name: t('total') },
        ]}
      />
      <details>
        <summary className="min-h-11 cursor-pointer content-center">{t('as_table')}</summary>
        <SalesTable
          caption={t('as_table')}
          first={t(`steps.${query.by}`)}
          rows={steps.toReversed().map((row) => ({ ...row, name: nameOf(row.step) }))}
        />
      </details>
      <BestSellers best={best} />
    </>
  )
}

/** `27 lis`, or `listopad 2026`. */
function useStepName(): (step: string) => string {
  const format = useFormatter()
  return (step) =>
    step.length > 'YYYY-MM'.length
      ? format.dateTime(new Date(step), { day: 'numeric', month: 'short', timeZone: 'UTC' })
      : format.dateTime(new Date(`${step}-01`), { month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** What the chart shows is said in one sentence, and step by step in the table below. */
function Chart({ steps, nameOf }: { steps: Numbers['steps']; nameOf: (step: string) => string }) {
  const t = useTranslations('admin_numbers')
  const language = useLocale()
  const money = (pln: number) => wholePriceText(pln, language)
  const points = steps.map(({ step, gross }) => ({ day: step, value: plnFromGrosze(gross) }))
  const [top] = points.toSorted((one, other) => other.value - one.value)
  return (
    <figure>
      <figcaption className="text-sm text-quiet">
        {top && top.value > 0
          ? t('chart', { most: money(top.value), step: nameOf(top.day) })
          : t('chart_empty')}
      </figcaption>
      <DayChart points={points} write={money} dayName={nameOf} />
    </figure>
  )
}
