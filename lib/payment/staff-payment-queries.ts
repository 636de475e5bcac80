import {
  bankLineSchema,
  importedStatementSchema,
  MAX_FILE_NAME,
  joinLineSchema,
  pastStatementSchema,
  type ImportedStatement,
  type JoinLine,
  type SettleLine,
  type TakeLineBack,
} from '@bieznik/contract/money/bank-statement'
import { payments } from '@bieznik/contract/endpoints/payments'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff, streamBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { uploadName } from '@/lib/http/upload-name'
import { ProblemError } from '@/lib/http/problem-error'
import { readReply } from '@/lib/http/read-reply'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { bankLinePageSchema, bankLineSearchParams, type BankLineSearch } from './bank-line-requests'

export const ADMIN_PAYMENTS = ['admin', 'payments'] as const
const LINES = '/api/admin/bank-lines'
const STATEMENTS = '/api/admin/bank-statements'

export function bankLinesQuery(search: BankLineSearch) {
  return queryOptions({
    queryKey: [...ADMIN_PAYMENTS, 'lines', search],
    queryFn: ({ signal }) =>
      callBff(`${LINES}?${bankLineSearchParams(search)}`, { reply: bankLinePageSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

export const attentionQuery = endpointQuery(payments.attention, {})

export const pastStatementsQuery = queryOptions({
  queryKey: [...ADMIN_PAYMENTS, 'statements'],
  queryFn: ({ signal }) => callBff(STATEMENTS, { reply: z.array(pastStatementSchema), signal }),
})

async function importFile(file: File): Promise<ImportedStatement> {
  const query = new URLSearchParams({ fileName: uploadName(file, MAX_FILE_NAME) })
  const response = await streamBff(`${STATEMENTS}?${query}`, {
    method: 'POST',
    file: { type: 'text/csv', content: file },
  })
  const read = readReply(importedStatementSchema, await response.json())
  if (!read.success) throw new ProblemError('internal', 'unexpected answer', { cause: read.error })
  return read.data
}

/** Importing a file again adds nothing twice. */
export function importStatementMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: importFile,
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PAYMENTS }),
  })
}

/** A person has cleared up what the bank took back. */
export function settleReversalMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: () => callEndpoint(payments.settleReversal, { params: { id } }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PAYMENTS }),
  })
}

/** What a person decides on a line, each by a call of its own. */
export type LineDecision =
  | { what: 'join'; json: JoinLine }
  | { what: 'take-back'; json: TakeLineBack }
  | { what: 'settle'; json: SettleLine }
  | { what: 'reopen' }

function bodyOf(decision: LineDecision): object {
  if (decision.what === 'join') return z.encode(joinLineSchema, decision.json)
  return decision.what === 'reopen' ? {} : decision.json
}

/** Refetched after a decision, and after a refused one. */
export function decideLineMutation(client: QueryClient, lineId: number) {
  return mutationOptions({
    mutationFn: (decision: LineDecision) =>
      callBff(`${LINES}/${lineId}/${decision.what}`, {
        method: 'POST',
        json: bodyOf(decision),
        reply: bankLineSchema,
      }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PAYMENTS }),
  })
}
