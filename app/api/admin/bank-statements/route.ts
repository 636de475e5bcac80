import {
  importedStatementSchema,
  MAX_STATEMENT_BYTES,
  statementFileSchema,
} from '@bieznik/contract/money/bank-statement'
import { readFileBody } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { importStatement } from '@/lib/product-api/bank-statements.server'

/** A file of the bank, whichever of the known ones; it is sent as text/csv. */
export const POST = route(
  { role: 'staff', query: statementFileSchema, reply: importedStatementSchema },
  async ({ query, request, ...who }) => {
    const { bytes } = await readFileBody(request, ['text/csv'], MAX_STATEMENT_BYTES)
    return { data: await importStatement(who, bytes, query.fileName) }
  },
)
