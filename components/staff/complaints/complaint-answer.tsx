import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { Price } from '@/components/ui/price'
import { TextLink } from '@/components/ui/text-link'
import type { StaffComplaint } from '@/lib/complaint/complaint-requests'
import { Fact, Facts } from '@/components/ui/facts'
import { Moment } from '../parts/moment'

/** The answer as it was given, by whom and when. */
export function ComplaintAnswer({ complaint, answer }: { complaint: StaffComplaint; answer: string }) {
  const t = useTranslations('admin_complaints')
  const { remedy, reduction, orderId, settlement, answeredAt, answeredBy, people, email } = complaint
  return (
    <section aria-labelledby="answer" className="flex flex-col gap-3">
      <h2 id="answer" className="font-semibold">
        {t('answer')}
      </h2>
      {email === null && <p className="border-2 border-amber p-4">{t('answer_by_letter')}</p>}
      <Facts>
        <Fact term={t('outcome')}>{t(`outcomes.${remedy ?? 'rejected'}`)}</Fact>
        {settlement && <Fact term={t('settlement')}>{t(`settlements.${settlement}`)}</Fact>}
        {reduction !== null && (
          <Fact term={t('reduction')}>
            <Price amount={reduction} />{' '}
            {orderId !== null && (
              <TextLink href={`/admin/order/${orderId}?refund=c${complaint.id}`} prefetch={false}>
                {t('to_refund', { id: String(orderId) })}
              </TextLink>
            )}
          </Fact>
        )}
        <Fact term={t('answer')}>
          <span className="whitespace-pre-line">
            <ContentText>{answer}</ContentText>
          </span>
        </Fact>
        {answeredAt && (
          <Fact term={t('answered_at')}>
            <Moment at={answeredAt} />
          </Fact>
        )}
        {answeredBy && <Fact term={t('answered_by')}>{people[answeredBy] ?? answeredBy}</Fact>}
      </Facts>
    </section>
  )
}
