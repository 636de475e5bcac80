import type { OrderReturns } from '@bieznik/contract/money/refund'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { useTranslations } from 'next-intl'
import { AccountNumber } from '@/components/order/account-number'
import { CopyValue } from '@/components/ui/copy-value'

interface RefundAccountsProps {
  returns: Pick<OrderReturns, 'withdrawals' | 'payers'>
  /** What the money goes back for, as the form has it. */
  cause: string
}

/** Where staff transfer it to: the account that the buyer gave in the withdrawal that is paid back, and those that the order was paid from. */
export function RefundAccounts({ returns: { withdrawals, payers }, cause }: RefundAccountsProps) {
  const t = useTranslations('corrections.returns')
  const withdrawal = withdrawals.find(({ id }) => cause === `w${id}`)
  const accounts = payers.map(({ name, account }) => ({ account, of: t('account_of_payer', { name }) }))
  if (withdrawal?.account)
    accounts.unshift({
      account: withdrawal.account,
      of: t('account_given', { number: withdrawalNumber(withdrawal.id) }),
    })
  return accounts.map(({ account, of }) => (
    <p key={`${of} ${account}`}>
      <span>{`${of}:`}</span> <AccountNumber account={account} /> <CopyValue name={of} value={account} />
    </p>
  ))
}
