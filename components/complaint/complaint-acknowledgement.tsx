import type { AcceptedComplaint, ComplaintStatement } from '@bieznik/contract/care/complaint'
import { CircleCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { ContentText } from '@/components/ui/content-text'
import { TextLink } from '@/components/ui/text-link'
import { Unbroken } from '@/components/ui/unbroken'
import type { ComplaintDraft } from '@/lib/complaint/complaint-draft.server'
import { ComplaintPhoto } from './complaint-photo'

interface AcknowledgementProps {
  draft: ComplaintDraft
  statement: ComplaintStatement
  accepted: AcceptedComplaint
}

/** Number, date and time of what was received, all of it, and what happens next. */
export function ComplaintAcknowledgement({ draft, statement, accepted }: AcknowledgementProps) {
  const t = useTranslations('complaint')
  const format = useFormatter()
  const { number, answerDue } = accepted
  const day = format.dateTime(new Date(`${answerDue}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('received_title')}</h1>
        <p role="status" className="flex items-start gap-3 text-lg">
          <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-green" />
          <span>
            <Unbroken>{t('received_lead', { number, email: statement.email })}</Unbroken>
          </span>
        </p>
      </header>
      <Card aria-label={t('received_title')} className="flex max-w-2xl flex-col gap-4">
        <Stated statement={statement} accepted={accepted} />
        {draft.typed.photos.length > 0 && (
          <ul aria-label={t('photos')} className="grid gap-3 sm:grid-cols-2">
            {draft.typed.photos.map(({ name, title }) => (
              <li key={name}>
                <ComplaintPhoto name={name} title={title} secret={draft.secret} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <section aria-labelledby="next" className="flex max-w-prose flex-col gap-3">
        <h2 id="next" className="text-xl font-semibold">
          {t('next_title')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 pl-6">
          <li>{t('next_answer', { day })}</li>
          <li>{t('next_goods')}</li>
        </ul>
        <p>
          <TextLink href="/returns">{t('see_returns')}</TextLink>
        </p>
      </section>
    </>
  )
}

function Stated({ statement, accepted }: Omit<AcknowledgementProps, 'draft'>) {
  const t = useTranslations('complaint')
  const format = useFormatter()
  const { name, email, order, basis, demand, text } = statement
  const { number, receivedAt } = accepted
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      <Fact term={t('number')}>
        <strong className="figures">{number}</strong>
      </Fact>
      <Fact term={t('received_at')}>
        <time dateTime={receivedAt}>
          {format.dateTime(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </Fact>
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
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
