import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { Unbroken } from '@/components/ui/unbroken'

interface AcknowledgementProps {
  texts: 'withdrawal' | 'complaint'
  number: string
  email: string
  /** What happens next, as items of a list. */
  next: ReactNode
  /** All that was received. */
  children: ReactNode
}

/** What was received under which number, and what happens next. */
export function Acknowledgement({ texts, number, email, next, children }: AcknowledgementProps) {
  const t = useTranslations(texts)
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('received_title')}</h1>
        <p role="status" className="flex items-start gap-3 text-lg">
          <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-green" />
          <span>
            <Unbroken>{t('received_lead', { number, email })}</Unbroken>
          </span>
        </p>
      </header>
      <Card aria-label={t('received_title')} className="flex max-w-2xl flex-col gap-4">
        {children}
      </Card>
      <section aria-labelledby="next" className="flex max-w-prose flex-col gap-3">
        <h2 id="next" className="text-xl font-semibold">
          {t('next_title')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 pl-6">{next}</ul>
        <p>
          <TextLink href="/returns">{t('see_returns')}</TextLink>
        </p>
      </section>
    </>
  )
}
