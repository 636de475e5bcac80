import type { AcceptedComplaint, ComplaintStatement } from '@bieznik/contract/care/complaint'
import { useFormatter, useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import type { ComplaintDraft } from '@/lib/complaint/complaint-draft.server'
import { Fact, Facts } from '@/components/ui/facts'
import { Acknowledgement } from './acknowledgement'
import { ComplaintPhoto } from './complaint-photo'
import { ReceivedFacts } from './received-facts'

interface AcknowledgementProps {
  draft: ComplaintDraft
  statement: ComplaintStatement
  accepted: AcceptedComplaint
}

/** Number, date and time of what was received, all of it, and what happens next. */
export function ComplaintAcknowledgement({ draft, statement, accepted }: AcknowledgementProps) {
  const t = useTranslations('complaint')
  const format = useFormatter()
  const { name, email, order, basis, demand, text } = statement
  const { number, answerDue } = accepted
  const day = format.dateTime(new Date(`${answerDue}T12:00:00Z`), { dateStyle: 'long' })
  const next = (
    <>
      <li>{t('next_answer', { day })}</li>
      <li>{t('next_goods')}</li>
    </>
  )
  return (
    <Acknowledgement texts="complaint" number={number} email={email} next={next}>
      <Facts>
        <ReceivedFacts texts="complaint" accepted={accepted} />
        <Fact term={t('order')}>{order}</Fact>
        <Fact term={t('text')}>
          <span className="whitespace-pre-line">
            <ContentText>{text}</ContentText>
          </span>
        </Fact>
        <Fact term={t('demand')}>{t(`demands.${demand}`)}</Fact>
        <Fact term={t('basis')}>{t(`bases.${basis}`)}</Fact>
        <Fact term={t('name')}>{name}</Fact>
        <Fact term={t('email')}>{email}</Fact>
      </Facts>
      {draft.typed.photos.length > 0 && (
        <ul aria-label={t('photos')} className="grid gap-3 sm:grid-cols-2">
          {draft.typed.photos.map(({ name: photo, title }) => (
            <li key={photo}>
              <ComplaintPhoto name={photo} title={title} secret={draft.secret} />
            </li>
          ))}
        </ul>
      )}
    </Acknowledgement>
  )
}
