import { accountInGroups } from '@bieznik/contract/money/transfer-title'
import { Code } from '@/components/ui/code'

/** An account number in groups, which breaks between them on a narrow page. */
export function AccountNumber({ account }: { account: string }) {
  return <Code className="whitespace-normal select-all">{accountInGroups(account)}</Code>
}
