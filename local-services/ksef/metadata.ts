import { z } from 'zod'
import { elementOf, withinElement } from './checks.ts'
import type { Accepted } from './documents.ts'
import { invalidInput } from './refusal.ts'

/** Of a range of dates. */
const MOST_MONTHS = 3

const moment = z.iso.datetime({ offset: true }).transform((written) => new Date(written))
/** Of the filters those that the shop uses; others are refused, so that none goes unnoticed. */
const filtersSchema = z.strictObject({
  subjectType: z.enum(['Subject1', 'Subject2', 'Subject3', 'SubjectAuthorized']),
  dateRange: z.strictObject({
    dateType: z.enum(['Issue', 'Invoicing', 'PermanentStorage']),
    from: moment,
    to: moment.nullish(),
  }),
})
const pageSchema = z.object({
  sortOrder: z.enum(['Asc', 'Desc']).default('Asc'),
  pageOffset: z.coerce.number().int().min(0).default(0),
  pageSize: z.coerce.number().int().min(10).max(250).default(10),
})
type Filters = z.output<typeof filtersSchema>

const monthsAfter = (from: Date): Date => {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + MOST_MONTHS)
  // A month without that day ends earlier.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

/** `KOR_ZAL` of a document is `KorZal` here. */
const typeOf = (xml: string): string =>
  elementOf(xml, 'RodzajFaktury')
    .toLowerCase()
    .replaceAll(/(?:^|_)([a-z])/g, (_start, letter: string) => letter.toUpperCase())

function buyerOf(xml: string) {
  const party = withinElement(xml, 'Podmiot2')
  const [nip, vatUe] = [elementOf(party, 'NIP'), elementOf(party, 'NrVatUE')]
  const identifier =
    nip !== ''
      ? { type: 'Nip', value: nip }
      : vatUe !== ''
        ? { type: 'VatUe', value: `${elementOf(party, 'KodUE')}${vatUe}` }
        : { type: 'None' }
  return { identifier, name: elementOf(party, 'Nazwa') }
}

const sumOf = (xml: string, pattern: RegExp): number =>
  [...xml.matchAll(pattern)].reduce((sum, [, written]) => sum + Math.round(Number(written) * 100), 0) / 100

/** `InvoiceMetadata` of the OpenAPI document 2.6. */
function metadataOf({ xml, ksefNumber, number, issuedOn, receivedAt, hash, isOffline }: Accepted) {
  const seller = withinElement(xml, 'Podmiot1')
  return {
    ksefNumber,
    invoiceNumber: number,
    issueDate: issuedOn,
    invoicingDate: receivedAt,
    acquisitionDate: receivedAt,
    permanentStorageDate: receivedAt,
    seller: { nip: elementOf(seller, 'NIP'), name: elementOf(seller, 'Nazwa') },
    buyer: buyerOf(xml),
    netAmount: sumOf(xml, /<P_13_\d+>([^<]*)</g),
    grossAmount: sumOf(xml, /<P_15>([^<]*)</g),
    vatAmount: sumOf(xml, /<P_14_\d+>([^<]*)</g),
    currency: elementOf(xml, 'KodWaluty'),
    invoicingMode: isOffline ? 'Offline' : 'Online',
    invoiceType: typeOf(xml),
    formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
    isSelfInvoicing: false,
    hasAttachment: false,
    invoiceHash: hash,
  }
}

const dayField = {
  Issue: 'issueDate',
  Invoicing: 'invoicingDate',
  PermanentStorage: 'permanentStorageDate',
} as const

/** Throws for a range that KSeF does not look through. */
function rangeOf({ dateRange: { from, to } }: Filters): { from: Date; to: Date } {
  const range = { from, to: to ?? new Date() }
  if (range.from > range.to || range.to > monthsAfter(range.from)) throw invalidInput()
  return range
}

/** A page of the documents of one seller; in another role than the seller's it has none. `query`: of the address. */
export function queryMetadata(accepted: readonly Accepted[], query: URLSearchParams, body: unknown) {
  const filters = filtersSchema.parse(body)
  const { sortOrder, pageOffset, pageSize } = pageSchema.parse(Object.fromEntries(query))
  const { from, to } = rangeOf(filters)
  const field = dayField[filters.dateRange.dateType]
  const found = (filters.subjectType === 'Subject1' ? accepted : []).map(metadataOf).filter((each) => {
    const at = new Date(each[field])
    return at >= from && at <= to
  })
  const sorted = found.toSorted((one, other) => Date.parse(one[field]) - Date.parse(other[field]))
  if (sortOrder === 'Desc') sorted.reverse()
  const end = (pageOffset + 1) * pageSize
  return {
    hasMore: sorted.length > end,
    isTruncated: false,
    invoices: sorted.slice(pageOffset * pageSize, end),
  }
}
