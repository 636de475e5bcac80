import { MAX_BALANCE, MAX_LINE_GROSZE, type ImportedStatement } from '@bieznik/contract/money/bank-statement'
import { grosze } from '@bieznik/contract/money/money'
import type { Database } from '../../platform/db/client.ts'
import { storeMovements } from './store-movements.ts'
import { readStatement, requireOwnAccount } from './read-statement.ts'
import { StatementError, type StatementEntry } from './statement-file.ts'

type Upload = {
  bytes: Uint8Array
  fileName: string
  /** 26 digits, of the shop. */
  account: string
  /** uid */
  who: string
}

const isLine = ({ amount }: StatementEntry): boolean => Math.abs(amount) <= MAX_LINE_GROSZE

function refusalOf({ problem, line, balances }: StatementError): ImportedStatement {
  const isShown = balances && Object.values(balances).every((sum) => Math.abs(sum) <= MAX_BALANCE * 100)
  return {
    outcome: 'refused',
    problem,
    line,
    balances: isShown ? { stated: grosze(balances.stated), computed: grosze(balances.computed) } : null,
  }
}

/**
 * Takes the money that came in from a file of the bank, and what the bank took back of it; it pays nothing before a person says so. A line
 * that an earlier file had is known
 * and left out. Money that left, other currencies, and what is more than any order comes to are counted and left out.
 */
export async function importStatement(db: Database, upload: Upload): Promise<ImportedStatement> {
  try {
    const file = readStatement(upload.bytes)
    requireOwnAccount(file, upload.account)
    const inZloty = file.entries.filter(({ currency }) => currency === 'PLN')
    const incoming = inZloty.filter(({ amount }) => amount > 0)
    const credits = incoming.filter(isLine)
    const reversals = inZloty.filter((entry) => entry.isReversal && isLine(entry))
    const { added, ...taken } = await storeMovements(db, {
      ...upload,
      format: file.format,
      credits,
      reversals,
    })
    return {
      outcome: 'imported',
      format: file.format,
      added,
      known: credits.length - added,
      ...taken,
      debits: inZloty.length - incoming.length - reversals.length,
      foreign: file.entries.length - inZloty.length,
      large: incoming.length - credits.length,
      isAccountSaid: file.accounts.length > 0,
    }
  } catch (error) {
    if (error instanceof StatementError) return refusalOf(error)
    throw error
  }
}
