import type { TransferDetails } from '@bieznik/contract/money/transfer'
import { useTranslations } from 'next-intl'
import { AccountNumber } from '@/components/order/account-number'
import { CopyValue } from '@/components/ui/copy-value'
import { Day } from '@/components/ui/day'
import { Fact, Facts } from '@/components/ui/facts'
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
        <div className="min-w-0 grow">
          <Facts>
            {paidUntil && (
              <Fact term={t('paid_until')}>
                <strong>
                  <Day date={paidUntil} />
                </strong>
              </Fact>
            )}
            <Fact term={t('account')}>
              <AccountNumber account={account} /> <CopyValue name={t('account')} value={account} />
            </Fact>
            <Fact term={t('recipient')}>{recipient}</Fact>
            <Fact term={t('transfer_title')}>
              <strong className="select-all" translate="no">
                {title}
              </strong>{' '}
              <CopyValue name={t('transfer_title')} value={title} />
            </Fact>
            <Fact term={t('amount')}>
              <Price amount={amount} className="font-semibold" />
            </Fact>
          </Facts>
        </div>
        {code && <TransferCode {...code} />}
      </div>
      <p className="text-sm text-quiet">{t('hint')}</p>
    </section>
  )
}
