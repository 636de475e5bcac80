import { languageName } from '@bieznik/contract/language'
import { useLocale, useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { Day } from '@/components/ui/day'
import { useOtherLanguage } from '@/lib/i18n/content-language'
import type { StaffComplaint } from '@/lib/complaint/complaint-requests'
import { Fact, Facts } from '@/components/ui/facts'
import { SenderFacts } from '../cases/sender-facts'
import { Moment } from '../parts/moment'
import { AnswerDays, ComplaintStatusBadge } from './complaint-marks'

/** What was stated, by whom, and until when what has to be done. */
export function ComplaintFacts({ complaint }: { complaint: StaffComplaint }) {
  const t = useTranslations('admin_complaints')
  const locale = useLocale()
  const shared = useTranslations('admin_withdrawals')
  const { name, email, order, channel, language, status, basis, demand, text, liabilityUntil } = complaint
  const { enteredBy, people } = complaint
  const lang = useOtherLanguage(language)
  return (
    <Facts>
      <Fact term={shared('status')}>
        <ComplaintStatusBadge status={status} />
      </Fact>
      <Fact term={t('answer_due')}>
        <AnswerDays complaint={complaint} />
      </Fact>
      <Fact term={shared('received_at')}>
        <Moment at={complaint.receivedAt} />{' '}
        <span className="text-quiet">{shared(`channels.${channel}`)}</span>
      </Fact>
      {enteredBy !== null && <Fact term={t('entered_by')}>{people[enteredBy] ?? enteredBy}</Fact>}
      <SenderFacts name={name} email={email} />
      <Fact term={shared('language')}>{languageName(language, locale)}</Fact>
      <Fact term={shared('order_text')}>
        <span lang={lang}>{order}</span>
      </Fact>
      <Fact term={t('demand')}>{t(`outcomes.${demand}`)}</Fact>
      <Fact term={t('basis')}>{t(`bases.${basis}`)}</Fact>
      <Fact term={t('text')}>
        <span lang={lang} className="whitespace-pre-line">
          <ContentText>{text}</ContentText>
        </span>
      </Fact>
      <Fact term={t('liability_until')}>
        {liabilityUntil === null ? <span>{t('liability_unknown')}</span> : <Day date={liabilityUntil} />}
      </Fact>
    </Facts>
  )
}
