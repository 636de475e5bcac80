'use client'

import { attentionQuery } from '@/lib/payment/staff-payment-queries'
import { AttentionLists } from './attention-lists'
import { BankLines, useBankLines } from './bank-lines'
import { PastStatements } from './past-statements'
import { StatementImport } from './statement-import'
import { useStaffQuery } from '../parts/use-staff-query'

/**
 * Everything about payments that needs somebody: what is wrong, then lines of statements to match. Each part appears once those above
 * it have their height, so that none is pushed down.
 */
export function PaymentsScreen() {
  const lines = useBankLines()
  const attention = useStaffQuery(attentionQuery)
  return (
    <div className="flex flex-col gap-6">
      <StatementImport />
      <AttentionLists query={attention} />
      {!attention.isPending && <BankLines {...lines} />}
      {!lines.query.isPending && !attention.isPending && <PastStatements />}
    </div>
  )
}
