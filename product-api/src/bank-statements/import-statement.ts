import { MAX_BALANCE, MAX_LINE_GROSZE, type ImportedStatement } from '@bieznik/contract/bank-statement'
import { grosze } from '@bieznik/contract/money'
import type { Database } from '../db/client.ts'
import { bankStatementLines, bankStatements } from '../db/schema/bank-statements.ts'
import { withFingerprints } from './fingerprint.ts'
import { orderRefsOf } from './order-refs.ts'
import { readStatement, requireOwnAccount } from './read-statement.ts'
import { StatementError, type StatementEntry, type StatementFile } from './statement-file.ts'

type Upload = {
  bytes: Uint8Array
  fileName: string
  /** 26 digits, of the shop. */
  account: string
  /** uid */
  who: string
}

/** The longest that is kept of a text; banks write less. */
const MAX_TEXT = 500
/** Never in the middle of a character. */
const cut = (text: string): string => Array.from(text).slice(0, MAX_TEXT).join('')
/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const AT_ONCE = 1_000

function rowOf({
  bookedOn,
  amount,
  title,
  payer,
  payerAccount,
  fingerprint,
}: StatementEntry & { fingerprint: string }) {
  const { sure, likely } = orderRefsOf(title)
  return {
    bookedOn,
    amount: grosze(amount),
    title: cut(title),
    payer: cut(payer),
    payerAccount,
    fingerprint,
    orderRefs: [...sure, ...likely],
  }
}

/** Writes down the credits that are new, all or none of them; of two imports at once each line is the one's or the other's. */
async function keepLines(
  db: Database,
  { format }: StatementFile,
  credits: readonly StatementEntry[],
  { fileName, who }: Upload,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [statement] = await tx
      .insert(bankStatements)
      .values({ fileName, format, importedBy: who })
      .returning({ id: bankStatements.id })
    if (!statement) throw new Error('an insert returned no row')
    const rows = withFingerprints(credits).map((entry) => ({ ...rowOf(entry), statementId: statement.id }))
    let added = 0
    // In one order in every process: two imports of the same lines wait for each other and do not block each other.
    const ordered = rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
    for (let from = 0; from < ordered.length; from += AT_ONCE) {
      const written = await tx
        .insert(bankStatementLines)
        .values(ordered.slice(from, from + AT_ONCE))
        .onConflictDoNothing({ target: bankStatementLines.fingerprint })
        .returning({ id: bankStatementLines.id })
      added += written.length
    }
    return added
  })
}

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
 * Takes the money that came in from a file of the bank; it pays nothing before a person says so. A line that an earlier file had is known
 * and left out. Money that left, other currencies, and what is more than any order comes to are counted and left out.
 */
export async function importStatement(db: Database, upload: Upload): Promise<ImportedStatement> {
  try {
    const file = readStatement(upload.bytes)
    requireOwnAccount(file, upload.account)
    const inZloty = file.entries.filter(({ currency }) => currency === 'PLN')
    const incoming = inZloty.filter(({ amount }) => amount > 0)
    const credits = incoming.filter(({ amount }) => amount <= MAX_LINE_GROSZE)
    const added = await keepLines(db, file, credits, upload)
    return {
      outcome: 'imported',
      format: file.format,
      added,
      known: credits.length - added,
      debits: inZloty.length - incoming.length,
      foreign: file.entries.length - inZloty.length,
      large: incoming.length - credits.length,
      isAccountSaid: file.accounts.length > 0,
    }
  } catch (error) {
    if (error instanceof StatementError) return refusalOf(error)
    throw error
  }
}
