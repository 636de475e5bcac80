import 'server-only'
import {
  bankLineSchema,
  importedStatementSchema,
  joinLineSchema,
  pastStatementSchema,
  type BankLine,
  type ImportedStatement,
  type JoinLine,
  type PastStatement,
  type SettleLine,
  type TakeLineBack,
} from '@bieznik/contract/money/bank-statement'
import { z } from 'zod'
import {
  BANK_LINES_PAGE_SIZE,
  type BankLinePage,
  type BankLineSearch,
} from '@/lib/payment/bank-line-requests'
import { listNames } from '@/lib/user-records/people-names.server'
import { callFor, listFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

/* For staff only, all of it. */

const staffCall = (who: OnBehalfOf, path: string) => ({ ...callFor(who), path }) as const

/** Lines with names in place of the uids of who decided. */
async function named(lines: readonly BankLine[]): Promise<BankLine[]> {
  const names = await listNames(lines.flatMap(({ events }) => events.map(({ who }) => who)))
  return lines.map((line) => ({
    ...line,
    events: line.events.map((event) => ({ ...event, who: names[event.who] ?? event.who })),
  }))
}

export async function listBankLines(who: OnBehalfOf, { state, page }: BankLineSearch): Promise<BankLinePage> {
  const query = { state, page, pageSize: BANK_LINES_PAGE_SIZE }
  const { rows, total } = await listFor(who, { path: '/api/bank-lines', query, row: bankLineSchema })
  return { rows: await named(rows), total }
}

async function decide(who: OnBehalfOf, lineId: number, what: string, json?: object): Promise<BankLine> {
  const call = { ...staffCall(who, `/api/bank-lines/${lineId}/${what}`), method: 'POST', json } as const
  const { data } = await callProductApi({ ...call, reply: bankLineSchema })
  return (await named([data]))[0] ?? data
}

export const joinLine = (who: OnBehalfOf, lineId: number, join: JoinLine) =>
  decide(who, lineId, 'join', z.encode(joinLineSchema, join))
export const takeLineBack = (who: OnBehalfOf, lineId: number, back: TakeLineBack) =>
  decide(who, lineId, 'take-back', back)
export const settleLine = (who: OnBehalfOf, lineId: number, settle: SettleLine) =>
  decide(who, lineId, 'settle', settle)
export const reopenLine = (who: OnBehalfOf, lineId: number) => decide(who, lineId, 'reopen')

export async function importStatement(
  who: OnBehalfOf,
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<ImportedStatement> {
  const { data } = await callProductApi({
    ...staffCall(who, '/api/bank-statements'),
    method: 'POST',
    query: { fileName },
    file: { type: 'text/csv', bytes },
    deadline: 'import',
    reply: importedStatementSchema,
  })
  return data
}

export async function listStatements(who: OnBehalfOf): Promise<PastStatement[]> {
  const call = staffCall(who, '/api/bank-statements')
  const { data } = await callProductApi({ ...call, reply: z.array(pastStatementSchema) })
  const names = await listNames(data.map(({ importedBy }) => importedBy))
  return data.map((statement) => ({
    ...statement,
    importedBy: names[statement.importedBy] ?? statement.importedBy,
  }))
}
