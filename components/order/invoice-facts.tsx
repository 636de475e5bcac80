import type { Invoice } from '@bieznik/contract/money/invoice'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { Code } from '@/components/ui/code'

/** Which document it is, of what day, and what it comes to or changes. */
export function InvoiceFacts({
  invoice: { kind, number, issuedOn, gross },
}: {
  invoice: Pick<Invoice, 'kind' | 'number' | 'issuedOn' | 'gross'>
}) {
  const t = useTranslations('invoices')
  return (
    <span className="flex grow flex-wrap items-baseline gap-x-3">
      <span>
        <span>{t(kind)}</span> <Code>{number}</Code>
      </span>
      <Day date={issuedOn} />
      <Price amount={gross} className="whitespace-nowrap" />
    </span>
  )
}
