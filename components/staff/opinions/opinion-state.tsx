import type { StaffOpinion } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** What somebody of staff may have to do about an opinion, and that it is hidden. */
export function OpinionState({ opinion: { reports, hiddenReason, answer } }: { opinion: StaffOpinion }) {
  const t = useTranslations('admin_opinions')
  return (
    <span className="flex gap-1">
      {reports.some(({ closedAt }) => closedAt === null) && <Badge tone="amber">{t('reported')}</Badge>}
      {hiddenReason !== null && <Badge tone="quiet">{t('hidden')}</Badge>}
      {answer && <Badge tone="green">{t('answered')}</Badge>}
    </span>
  )
}
