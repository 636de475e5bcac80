import { useFormatter, useTranslations } from 'next-intl'
import { Fact } from '@/components/ui/facts'

interface ReceivedFactsProps {
  texts: 'withdrawal' | 'complaint'
  accepted: { number: string; receivedAt: string }
}

/** The number of a case, and when it came. */
export function ReceivedFacts({ texts, accepted: { number, receivedAt } }: ReceivedFactsProps) {
  const t = useTranslations(texts)
  const format = useFormatter()
  return (
    <>
      <Fact term={t('number')}>
        <strong className="figures">{number}</strong>
      </Fact>
      <Fact term={t('received_at')}>
        <time dateTime={receivedAt}>
          {format.dateTime(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </Fact>
    </>
  )
}
