import { decodeText } from './decode-text.ts'
import { isMbankCsv, readMbankCsv } from './mbank-csv.ts'
import { isMt940, readMt940 } from './mt940.ts'
import { isPkoCsv, readPkoCsv } from './pko-csv.ts'
import { StatementError, type StatementFile } from './statement-file.ts'

/** Reads a file of a bank, whichever of the known ones it is. Throws a StatementError. */
export function readStatement(bytes: Uint8Array): StatementFile {
  const text = decodeText(bytes)
  if (text.trim() === '') throw new StatementError('empty')
  if (isMt940(text)) return readMt940(text)
  if (isMbankCsv(text)) return readMbankCsv(text)
  if (isPkoCsv(text)) return readPkoCsv(text)
  throw new StatementError('unknown_format')
}

/** Throws a StatementError unless the file is of this account, in złoty; one that does not say its account is taken. */
export function requireOwnAccount({ accounts, entries }: StatementFile, account: string): void {
  if (accounts.length > 1) throw new StatementError('many_accounts')
  if (accounts.length === 1 && accounts[0] !== account) throw new StatementError('other_account')
  if (entries.length > 0 && entries.every(({ currency }) => currency !== 'PLN'))
    throw new StatementError('foreign_account')
}
