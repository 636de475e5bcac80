import type { FieldProblem } from '@bieznik/contract/problem'
import { refusedGaps, type SafetyGap } from '@bieznik/contract/catalogue/safety-data'
import { violatedConstraint } from '../../platform/db/violated-constraint.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { WrittenProduct } from './save-product.ts'

type Offered = Parameters<typeof refusedGaps>[1]

/** What staff read at the field: keys of `product_form.errors` and of `product_import.reasons`. */
export const gapMessages = {
  maker: 'maker_required',
  model: 'model_required',
  ean: 'identifier_required',
  fuelClass: 'label_required',
  wetGrip: 'label_required',
  noise: 'label_required',
  noiseClass: 'label_required',
  eprel: 'label_required',
} as const satisfies Record<SafetyGap, string>

export const offeredOf = ({ details }: WrittenProduct, inArchive: boolean): Offered => ({
  ...details,
  inArchive,
})

/** Throws invalid_request with each field that is missing for `after` to be for sale. */
export function requireSafetyData(before: Offered | null, after: Offered): void {
  const fields = refusedGaps(before, after).map((gap): FieldProblem => ({
    path: gap,
    message: gapMessages[gap],
  }))
  if (fields.length > 0)
    throw new ProblemError('invalid_request', 'Nothing is put for sale without its safety data.', { fields })
}

/** The result of the change; throws invalid_request when it names a manufacturer that there is not. */
export async function withKnownMaker<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith('_maker_manufacturers_name_fk')) throw error
    throw new ProblemError('invalid_request', 'There is no such manufacturer.', {
      fields: [{ path: 'maker', message: 'maker_unknown' }],
    })
  }
}
