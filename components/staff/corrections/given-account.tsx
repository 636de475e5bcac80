import type { OrderReturns } from '@bieznik/contract/money/refund'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { useTranslations } from 'next-intl'
import { AccountNumber } from '@/components/order/account-number'
import { CopyValue } from '@/components/ui/copy-value'

interface GivenAccountProps extends Pick<OrderReturns, 'withdrawals'> {
  /** What the money goes back for, as the form has it. */
  cause: string
}

/** The account that the buyer gave in the withdrawal that is paid back. */
export function GivenAccount({ withdrawals, cause }: GivenAccountProps) {
  const t = useTranslations('corrections.returns')
  const withdrawal = withdrawals.find(({ id }) => cause === `w${id}`)
  if (!withdrawal?.account) return null
  const name = t('account_given', { number: withdrawalNumber(withdrawal.id) })
  return (
    <p>
      <span>{`${name}:`}</span> <AccountNumber account={withdrawal.account} />{' '}
      <CopyValue name={name} value={withdrawal.account} />
    </p>
  )
}
