import { writeAmount } from '@bieznik/contract/money/decimal'
import type { Language } from '@bieznik/contract/language'
import { planReductionSchema, type Reduction } from '@bieznik/contract/catalogue/reduction'
import { fromWarsawTime, toWarsawTime } from '@bieznik/contract/platform/warsaw-clock'
import { z } from 'zod'
import { readNumber } from './product-form'

/** As it is typed; the times are the shop's, and a beginning that is empty is now. */
export type ReductionForm = Record<ReductionField, string>
export type ReductionField = keyof typeof planReductionSchema.shape

export const EMPTY_REDUCTION: ReductionForm = { price: '', from: '', to: '' }

/** A reduction as somebody would have typed it; what is in force began already. */
export function reductionFormOf(
  { price, startsAt, endsAt, state }: Reduction,
  language: Language,
): ReductionForm {
  return {
    price: writeAmount(price, language),
    from: state === 'planned' ? toWarsawTime(new Date(startsAt)) : '',
    to: toWarsawTime(new Date(endsAt)),
  }
}

/** What is no time is sent as it is, and refused. */
const momentOf = (typed: string) => fromWarsawTime(typed)?.toISOString() ?? typed

function inputOf({ price, from, to }: ReductionForm) {
  return { price: readNumber(price), from: from === '' ? null : momentOf(from), to: momentOf(to) }
}

/** The form with its rules, which are those of the product API. */
export const reductionFormSchema = z.custom<ReductionForm>().transform(inputOf).pipe(planReductionSchema)
