import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Code } from '@/components/ui/code'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 sm:grid-cols-[12rem_1fr] sm:gap-y-2">{children}</dl>
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="mt-3.5 text-quiet sm:mt-0">{term}</dt>
      <dd className="mt-0.5 min-w-0 wrap-anywhere sm:mt-0">{children}</dd>
    </div>
  )
}

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
        <strong>
          <Code>{number}</Code>
        </strong>
      </Fact>
      <Fact term={t('received_at')}>
        <time dateTime={receivedAt}>
          {format.dateTime(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </Fact>
    </>
  )
}
