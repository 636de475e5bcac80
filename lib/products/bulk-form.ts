import { bulkChangeSchema } from '@bieznik/contract/catalogue/bulk-change'
import { priceEndings } from '@bieznik/contract/catalogue/price-change'
import { fromWarsawTime } from '@bieznik/contract/platform/warsaw-clock'
import { z } from 'zod'
import { readNumber } from './product-form'

export const bulkActions = ['price', 'reduction', 'place', 'archive', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

/** As it is typed: the percentage of a reduction without its minus; a beginning that is empty is now. */
export type BulkForm = Record<BulkField, string>
export type BulkField = 'perMille' | 'ending' | 'from' | 'to' | 'place' | 'reason'

export const EMPTY_BULK_FORM: BulkForm = {
  perMille: '',
  ending: 'exact',
  from: '',
  to: '',
  place: '',
  reason: '',
}

export const bulkFields = {
  price: ['perMille', 'ending', 'reason'],
  reduction: ['perMille', 'ending', 'from', 'to'],
  place: ['place', 'reason'],
  archive: ['reason'],
  restore: ['reason'],
} as const satisfies Record<BulkAction, readonly BulkField[]>

/** `12,5` → 125 tenths of a percent; what has more decimals is no whole number, and refused. */
const perMilleOf = (typed: string): number => Math.round(readNumber(typed) * 1_000_000) / 100_000

/** What is no time is sent as it is, and refused. */
const momentOf = (typed: string): string => fromWarsawTime(typed)?.toISOString() ?? typed

function inputOf(action: BulkAction, form: BulkForm): z.input<typeof bulkChangeSchema> {
  const { perMille, from, to, place, reason } = form
  const ending = priceEndings.find((known) => known === form.ending) ?? 'exact'
  switch (action) {
    case 'price':
      // An ending alone changes prices too.
      return { what: 'price', perMille: perMille.trim() === '' ? 0 : perMilleOf(perMille), ending, reason }
    case 'reduction':
      return {
        what: 'reduction',
        perMille: 0 - perMilleOf(perMille),
        ending,
        from: from === '' ? null : momentOf(from),
        to: momentOf(to),
      }
    case 'place':
      return { what: 'place', place, reason }
    default:
      return { what: 'archive', inArchive: action === 'archive', reason }
  }
}

/** The form with its rules, which are those of the product API. */
export const bulkFormSchema = (action: BulkAction) =>
  z
    .custom<BulkForm>()
    .transform((form) => inputOf(action, form))
    .pipe(bulkChangeSchema)
