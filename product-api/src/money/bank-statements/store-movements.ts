import { grosze } from '@bieznik/contract/money/money'
import type { Database, Transaction } from '../../platform/db/client.ts'
import {
  bankReversals,
  bankStatementLines,
  bankStatements,
} from '../../platform/db/schema/bank-statements.ts'
import { withFingerprints } from './fingerprint.ts'
import { orderRefsOf } from './order-refs.ts'
import { pairReversals } from './pair-reversals.ts'
import type { StatementEntry, StatementFile } from './statement-file.ts'

/** What a file says of money for the shop. */
type Movements = {
  format: StatementFile['format']
  fileName: string
  /** uid */
  who: string
  credits: readonly StatementEntry[]
  reversals: readonly StatementEntry[]
}

/** Longer texts are cut when stored; banks write shorter ones. */
const MAX_TEXT = 500
/** Never in the middle of a character. */
const cut = (text: string): string => Array.from(text).slice(0, MAX_TEXT).join('')

/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const AT_ONCE = 1_000

/** Rows of the entries, in one order in every process: two imports of the same ones wait for each other and do not block each other. */
function rowsOf(entries: readonly StatementEntry[], statementId: number) {
  return withFingerprints(entries)
    .toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
    .map(({ bookedOn, amount, title, payer, payerAccount, fingerprint }) => ({
      statementId,
      bookedOn,
      amount: grosze(Math.abs(amount)),
      title: cut(title),
      payer: cut(payer),
      payerAccount,
      fingerprint,
    }))
}

function* partsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE)
}

async function insertLines(tx: Transaction, rows: ReturnType<typeof rowsOf>): Promise<number> {
  const named = rows.map((row) => {
    const { sure, likely } = orderRefsOf(row.title)
    return { ...row, orderRefs: [...sure, ...likely] }
  })
  let added = 0
  for (const part of partsOf(named)) {
    const target = bankStatementLines.fingerprint
    const written = await tx
      .insert(bankStatementLines)
      .values(part)
      .onConflictDoNothing({ target })
      .returning({ id: bankStatementLines.id })
    added += written.length
  }
  return added
}

async function insertReversals(tx: Transaction, rows: ReturnType<typeof rowsOf>): Promise<number[]> {
  const ids: number[] = []
  for (const part of partsOf(rows)) {
    const target = bankReversals.fingerprint
    const written = await tx
      .insert(bankReversals)
      .values(part)
      .onConflictDoNothing({ target })
      .returning({ id: bankReversals.id })
    ids.push(...written.map(({ id }) => id))
  }
  return ids
}

/**
 * Writes down the credits and reversals that are new, all or none of them, and which take back which; of two imports at once each is the
 * one's or the other's.
 */
export async function storeMovements(
  db: Database,
  { credits, reversals, format, fileName, who }: Movements,
): Promise<{ added: number; reversed: number; openReversals: number }> {
  return db.transaction(async (tx) => {
    const [statement] = await tx
      .insert(bankStatements)
      .values({ fileName, format, importedBy: who })
      .returning({ id: bankStatements.id })
    if (!statement) throw new Error('an insert returned no row')
    const added = await insertLines(tx, rowsOf(credits, statement.id))
    const taken = await insertReversals(tx, rowsOf(reversals, statement.id))
    const settled = await pairReversals(tx)
    const openReversals = taken.filter((id) => !settled.includes(id)).length
    return { added, reversed: settled.length, openReversals }
  })
}
