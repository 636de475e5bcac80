'use client'

import type { ReportFile, ReportQuery } from '@bieznik/contract/money/reports'
import { addDays } from '@bieznik/contract/platform/calendar-day'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { reportFileMutation } from '@/lib/reports/report-queries'
import { saveFile } from '@/lib/save-file'

interface NumberDownloadProps {
  file: ReportFile
  query: ReportQuery
  days: number
}

/** A table as a file for a spreadsheet. */
export function ReportDownload({ file, query, days }: NumberDownloadProps) {
  const t = useTranslations('admin_numbers')
  const problem = useTranslations('errors')
  const language = useLocale()
  const { mutate, isPending, error } = useMutation(reportFileMutation)
  const isOfPeriod = file === 'turnover' || file === 'products'
  const about = isOfPeriod ? `${query.from}-${addDays(query.before, -1)}` : String(days)

  function save(): void {
    mutate({ file, days, language, ...query }, { onSuccess: (csv) => saveFile(`${file}-${about}.csv`, csv) })
  }

  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={save}>
        {t(`files.${file}`)}
      </Button>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </>
  )
}
