import type { OpinionReport } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { textLinkClass } from '@/components/ui/text-link'
import { useChangeOpinion } from './use-change-opinion'

interface OpinionReportsProps {
  opinionId: number
  reports: readonly OpinionReport[]
}

/** What was reported about an opinion, each to be decided on. */
export function OpinionReports({ opinionId, reports }: OpinionReportsProps) {
  const t = useTranslations('admin_opinions')
  const { change, isPending } = useChangeOpinion(opinionId)
  if (reports.length === 0) return null
  return (
    <section className="flex flex-col gap-2 border-l-2 border-amber pl-3">
      <h2 className="font-semibold">{t('reports')}</h2>
      {reports.some(({ closedAt }) => closedAt === null) && (
        <p className="max-w-prose text-sm text-quiet">{t('reports_hint')}</p>
      )}
      <ul className="flex flex-col gap-3">
        {reports.map((report) => (
          <li key={report.id} className="flex flex-col items-start gap-1">
            <p className="flex flex-wrap gap-x-3 text-sm">
              <Day date={report.reportedAt} />
              {report.email !== null && (
                <a href={`mailto:${report.email}`} className={textLinkClass}>
                  {report.email}
                </a>
              )}
              {report.closedAt !== null && <span className="text-quiet">{t('report_closed')}</span>}
            </p>
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{report.reason}</p>
            {report.closedAt === null && (
              <Button
                variant="secondary"
                busy={isPending}
                onClick={() => void change({ part: 'closed', reportId: report.id })}
              >
                {t('close_report')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
