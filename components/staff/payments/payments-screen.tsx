'use client'

import { useQuery } from '@tanstack/react-query'
import { attentionQuery } from '@/lib/payment/staff-payment-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { AttentionLists } from './attention-lists'
import { BankLines, useBankLines } from './bank-lines'
import { PastStatements } from './past-statements'
import { StatementImport } from './statement-import'

/**
 * Everything about payments that needs somebody: what is wrong, then lines of statements to match. Each part appears once those above
 * it have their height, so that none is pushed down.
 */
export function PaymentsScreen() {
  const isSignedIn = useAuth().status === 'signed-in'
  const lines = useBankLines()
  const attention = useQuery({ ...attentionQuery, enabled: isSignedIn })
  return (
    <div className="flex flex-col gap-6">
      <StatementImport />
      <AttentionLists query={attention} />
      {!attention.isPending && <BankLines {...lines} />}
      {!lines.query.isPending && !attention.isPending && <PastStatements />}
    </div>
  )
}
