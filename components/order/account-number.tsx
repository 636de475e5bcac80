import { accountInGroups } from '@bieznik/contract/money/transfer-title'

/** An account number in groups, which breaks between them on a narrow page. */
export function AccountNumber({ account }: { account: string }) {
  return (
    <span className="figures whitespace-normal select-all" translate="no">
      {accountInGroups(account)}
    </span>
  )
}
