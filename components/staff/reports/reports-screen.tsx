'use client'

import { lookBackDays, turnoverSteps, type ReportQuery } from '@bieznik/contract/money/reports'
import { daysBetween } from '@bieznik/contract/platform/calendar-day'
import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { registerPeriodOf, shownPeriodOf } from '@/lib/registers/shown-period'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import { PeriodChoice } from '../registers/period-choice'
import { ReportDownload } from './report-download'
import { StockReportTables } from './stock-numbers'
import { Turnover } from './turnover'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

/** So many days are shown one by one unless staff choose otherwise. */
const FEW_DAYS = 62
const USUAL_DAYS = 90

/** What sells, what it brings, what lies and what runs out. `today`: in Warsaw. */
export function ReportsScreen({ today }: { today: string }) {
  const t = useTranslations('admin_numbers')
  const query = useQueryState()
  const shown = shownPeriodOf(query, today)
  const period = registerPeriodOf(shown)
  const isShort = period !== null && daysBetween(period.from, period.before) <= FEW_DAYS
  const by = turnoverSteps.find((step) => step === query.get('by')) ?? (isShort ? 'day' : 'month')
  const days = lookBackDays.find((each) => String(each) === query.get('days')) ?? USUAL_DAYS
  const wanted: ReportQuery | null = period && { ...period, by }
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="numbers-turnover" className="flex flex-col gap-4">
        <h2 id="numbers-turnover" className="text-lg font-semibold">
          {t('turnover')}
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          <PeriodChoice shown={shown} today={today} />
          <PickOne
            label={t('by')}
            options={turnoverSteps.map((value) => ({ value, label: t(`steps.${value}`) }))}
            chosen={by}
            onChoose={(value) => changeQueryState('replace', { by: value })}
          />
        </div>
        {wanted === null ? <p role="alert">{t('no_period')}</p> : <Turnover query={wanted} days={days} />}
        <p className="max-w-prose text-sm text-quiet">{t('what_counts')}</p>
      </section>
      <section aria-labelledby="numbers-stock" className="flex flex-col gap-4">
        <h2 id="numbers-stock" className="text-lg font-semibold">
          {t('stock')}
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          <PickOne
            label={t('look_back')}
            options={lookBackDays.map((each) => ({
              value: String(each),
              label: t('days', { count: each }),
            }))}
            chosen={String(days)}
            onChoose={(value) => changeQueryState('replace', { days: value })}
          />
          {wanted && <ReportDownload file="reorder" query={wanted} days={days} />}
          {wanted && <ReportDownload file="dead" query={wanted} days={days} />}
        </div>
        <StockReportTables days={days} />
        <p>
          <TextLink href="/admin/searches" prefetch={false} className="inline-block py-2">
            {t('searches')}
          </TextLink>
        </p>
      </section>
    </div>
  )
}

interface PickOneProps {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/** One of a few values; one of them always holds. */
function PickOne({ label, options, chosen, onChoose }: PickOneProps) {
  return (
    <Field label={label}>
      <Select required={false} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
