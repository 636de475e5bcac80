import 'server-only'
import { importedStatementSchema, type ImportedStatement } from '@bieznik/contract/money/bank-statement'
import { callProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

/** For staff only. */
export async function importStatement(
  who: OnBehalfOf,
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<ImportedStatement> {
  const { data } = await callProductApi({
    ...callFor(who),
    path: '/api/bank-statements',
    method: 'POST',
    query: { fileName },
    file: { type: 'text/csv', bytes },
    deadline: 'import',
    reply: importedStatementSchema,
  })
  return data
}
