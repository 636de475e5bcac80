'use client'

import { AttentionLists } from './attention-lists'
import { BankLines } from './bank-lines'
import { PastStatements } from './past-statements'
import { StatementImport } from './statement-import'

/** Everything about payments that needs somebody: lines of statements to match, then orders and payments. */
export function PaymentsScreen() {
  return (
    <div className="flex flex-col gap-6">
      <StatementImport />
      <BankLines />
      <AttentionLists />
      <PastStatements />
    </div>
  )
}
