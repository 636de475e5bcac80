import type { TransferDetails } from '@bieznik/contract/money/transfer'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AccountNumber } from '@/components/order/account-number'
import { CopyValue } from '@/components/ui/copy-value'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { TransferCode } from './transfer-code'

interface TransferBoxProps {
  transfer: TransferDetails
  /** Of the heading, where the box is not below a section of its own. */
  headingAs?: 'h2' | 'h3'
}

/** How an order is paid by bank transfer: what its form asks for, and the same as a code for the app of a bank where there is one. */
export function TransferBox({ transfer, headingAs: Heading = 'h2' }: TransferBoxProps) {
  const t = useTranslations('transfer')
  const { account, recipient, title, amount, paidUntil, code } = transfer
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 border border-line bg-sheet p-4">
      <Heading className="font-semibold">{t('title')}</Heading>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <dl className="flex min-w-0 grow flex-col gap-0.5 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-4 sm:gap-y-2">
          {paidUntil && (
            <Row name={t('paid_until')}>
              <strong>
                <Day date={paidUntil} />
              </strong>
            </Row>
          )}
          <Row name={t('account')}>
            <AccountNumber account={account} /> <CopyValue name={t('account')} value={account} />
          </Row>
          <Row name={t('recipient')}>{recipient}</Row>
          <Row name={t('transfer_title')}>
            <strong className="select-all" translate="no">
              {title}
            </strong>{' '}
            <CopyValue name={t('transfer_title')} value={title} />
          </Row>
          <Row name={t('amount')}>
            <Price amount={amount} className="font-semibold" />
          </Row>
        </dl>
        {code && <TransferCode {...code} />}
      </div>
      <p className="text-sm text-quiet">{t('hint')}</p>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="mb-3.5 min-w-0 wrap-break-word sm:mb-0">{children}</dd>
    </>
  )
}
