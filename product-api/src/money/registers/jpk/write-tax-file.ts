import { isRecordedMonth, type RegisterPeriod, type TaxFile } from '@bieznik/contract/money/registers'
import type { Company } from '@bieznik/contract/platform/company'
import type { Database } from '../../../platform/db/client.ts'
import { ProblemError } from '../../../platform/http/problem-error.ts'
import { listIssued, type IssuedDocument } from '../issued.queries.ts'
import { listSales } from '../sales.queries.ts'
import { writeJpkFa } from './jpk-fa.ts'
import { writeJpkV7m } from './jpk-v7m.ts'
import { requireTaxpayer } from './taxpayer.ts'

async function listDocuments(db: Database, period: RegisterPeriod): Promise<IssuedDocument[]> {
  const documents: IssuedDocument[] = []
  for await (const document of listIssued(db, period)) documents.push(document)
  return documents
}

const refused = (detail: string) => new ProblemError('status_not_allowed', detail)

async function writeSales(db: Database, company: Company, period: RegisterPeriod): Promise<string> {
  if (!isRecordedMonth(period)) throw refused('JPK_V7M(3) is of one month, from February 2026 on.')
  const [documents, sales] = await Promise.all([listDocuments(db, period), listSales(db, period)])
  const receipts = sales.filter(({ document }) => document === 'receipt').flatMap(({ sums }) => sums)
  return writeJpkV7m(requireTaxpayer(company), { period, documents, receipts, madeAt: new Date() })
}

async function writeInvoices(db: Database, company: Company, period: RegisterPeriod): Promise<string> {
  const documents = await listDocuments(db, period)
  const xml = writeJpkFa(requireTaxpayer(company), { period, documents, madeAt: new Date() })
  if (xml === null) throw refused('No invoice with a line was issued in the period.')
  return xml
}

/**
 * A file for the tax office, of the same rows as the registers, and valid by the ministry's schema. Throws status_not_allowed where there
 * is no such file: the company names no office, the period is none of its kind, or nothing was invoiced in it.
 */
export async function writeTaxFile(
  { db, company }: { db: Database; company: Company },
  file: TaxFile,
  period: RegisterPeriod,
): Promise<string> {
  const write = file === 'jpk_v7m' ? writeSales : writeInvoices
  const xml = await write(db, company, period)
  // The schemas take memory that a process without such a file does not need.
  const { requireValid } = await import('./validate-jpk.ts')
  requireValid[file](xml)
  return xml
}
