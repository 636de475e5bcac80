import type { WithdrawalStatement } from '@bieznik/contract/care/withdrawal'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { TextLink } from '@/components/ui/text-link'
import type { StatedRefund } from '@/lib/withdrawal/refund-of-statement'
import { RefundFact } from './refund-fact'
import { StatementFacts } from './statement-facts'

interface SummaryProps {
  statement: WithdrawalStatement
  /** Null: it is not known which order it is about. */
  refund: StatedRefund | null
  secret: string
}

/** The second step: what will be stated, what comes back, and the one button that states it. */
export function WithdrawalSummary({ statement, refund, secret }: SummaryProps) {
  const t = useTranslations('withdrawal')
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('summary_title')}</h1>
        <p className="text-lg text-quiet">{t('summary_lead')}</p>
      </header>
      <Card aria-label={t('summary_title')} className="flex max-w-2xl flex-col gap-6">
        <StatementFacts
          statement={statement}
          after={refund && <RefundFact refund={refund} hasAccount={statement.account !== undefined} />}
        />
        <Form action="/api/withdrawal/confirmation">
          <input type="hidden" name="language" value={useLocale()} />
          <input type="hidden" name="statement" value={secret} />
          <Button type="submit">{t('confirm')}</Button>
        </Form>
      </Card>
      <p>
        <TextLink
          href={{ pathname: '/withdrawal', query: { statement: secret, edit: '1' } }}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {t('change')}
        </TextLink>
      </p>
    </>
  )
}
