import {
  importedStatementSchema,
  MAX_FILE_NAME,
  joinLineSchema,
  joinLinesSchema,
  type BankLine,
  type ImportedStatement,
  type JoinLine,
  type JoinLines,
  type SettleLine,
  type TakeLineBack,
} from '@bieznik/contract/money/bank-statement'
import { bankLines } from '@bieznik/contract/endpoints/bank-lines'
import { payments } from '@bieznik/contract/endpoints/payments'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { uploadName } from '@/lib/http/upload-name'
import { ProblemError } from '@/lib/http/problem-error'
import { readReply } from '@/lib/http/read-reply'
import { namedQuery } from '@/lib/query/named-query'
import type { Search } from '@/lib/query/search-address'
import { refetchQueries } from '@/lib/query/refetch-queries'

export const ADMIN_PAYMENTS = ['admin', 'payments'] as const
const STATEMENTS = '/api/admin/bank-statements'

/** A line with names in place of the uids of who decided. */
const decidersNamed = (line: BankLine, people: PeopleNames): BankLine => ({
  ...line,
  events: line.events.map((event) => ({ ...event, who: people[event.who] ?? event.who })),
})

export const bankLinesQuery = (query: Search) =>
  queryOptions({
    ...namedQuery(
      bankLines.list,
      { query },
      {
        uidsOf: ({ rows }) => rows.flatMap(({ events }) => events.map(({ who }) => who)),
        under: ADMIN_PAYMENTS,
      },
    ),
    select: ({ found: { rows, total }, people }) => ({
      rows: rows.map((line) => decidersNamed(line, people)),
      total,
    }),
  })

export const attentionQuery = endpointQuery(payments.attention, {})

export const pastStatementsQuery = queryOptions({
  ...namedQuery(
    bankLines.statements,
    {},
    { uidsOf: (statements) => statements.map(({ importedBy }) => importedBy), under: ADMIN_PAYMENTS },
  ),
  select: ({ found, people }) =>
    found.map((statement) => ({
      ...statement,
      importedBy: people[statement.importedBy] ?? statement.importedBy,
    })),
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

/** All that agrees, at once. */
export function joinLinesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (joins: JoinLines) =>
      callEndpoint(bankLines.joinMany, { json: z.encode(joinLinesSchema, joins) }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PAYMENTS }),
  })
}

/** What a person decides on a line, each by a call of its own. */
export type LineDecision =
  | { what: 'join'; json: JoinLine }
  | { what: 'take-back'; json: TakeLineBack }
  | { what: 'settle'; json: SettleLine }
  | { what: 'reopen' }

function decide(id: number, decision: LineDecision): Promise<BankLine> {
  const params = { id }
  if (decision.what === 'join')
    return callEndpoint(bankLines.join, { params, json: z.encode(joinLineSchema, decision.json) })
  if (decision.what === 'take-back') return callEndpoint(bankLines.takeBack, { params, json: decision.json })
  if (decision.what === 'settle') return callEndpoint(bankLines.settle, { params, json: decision.json })
  return callEndpoint(bankLines.reopen, { params })
}

/** Refetched after a decision, and after a refused one. */
export function decideLineMutation(client: QueryClient, lineId: number) {
  return mutationOptions({
    mutationFn: (decision: LineDecision) => decide(lineId, decision),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PAYMENTS }),
  })
}
