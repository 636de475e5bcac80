import { isLocalSite } from '@bieznik/contract/platform/site-url'
import { z } from 'zod'
import { faultsOfPublicShop } from './public-shop.ts'
import { readVariables, type Environment, type Fault } from './read-variables.ts'
import { shapeOf, variables } from './variables.ts'
import type { Variable } from './variable.ts'

const report = (faults: readonly Fault[], context: z.core.$RefinementCtx): void => {
  for (const { name, message, remedy } of faults)
    context.addIssue({ code: 'custom', path: [name], message, params: { remedy: remedy ?? null } })
}

const productApiShape = shapeOf('product API')
const productApiSchema = z
  .object(productApiShape)
  .superRefine((set, context) =>
    report([...missingBeside(productApiShape, set), ...faultsOfPublicShop(set)], context),
  )
export type ProductApiEnv = z.output<typeof productApiSchema>

const undecidedConsent: Fault = {
  name: 'MARKETING_CONSENT_REQUIRED',
  message: 'is not set, and a public shop has to say it',
  remedy: 'Set it to false: a consent that an order depends on is not freely given.',
}

const storefrontShape = shapeOf('storefront')
const storefrontSchema = z
  .object(storefrontShape)
  .superRefine((set, context) => {
    const isUndecided = !isLocalSite(set.SITE_URL) && set.MARKETING_CONSENT_REQUIRED === undefined
    report(
      [
        ...missingBeside(storefrontShape, set),
        ...faultsOfPublicShop(set),
        ...(isUndecided ? [undecidedConsent] : []),
      ],
      context,
    )
  })
  .transform((set) => ({ ...set, MARKETING_CONSENT_REQUIRED: set.MARKETING_CONSENT_REQUIRED ?? true }))
export type StorefrontEnv = z.output<typeof storefrontSchema>

/** Both throw a ConfigurationError. */
export const readProductApi = (source: Environment): ProductApiEnv => readVariables(productApiSchema, source)
export const readStorefront = (source: Environment): StorefrontEnv => readVariables(storefrontSchema, source)

/** `read`: the variables of the program, of which only those count. */
function missingBeside(read: object, set: Readonly<Record<string, unknown>>): Fault[] {
  return Object.entries<Variable>(variables).flatMap(([name, { neededBeside = [] }]) => {
    const others = neededBeside.filter((beside) => set[beside])
    if (!(name in read) || set[name] || others.length === 0) return []
    return [{ name, message: `is not set, and is needed beside ${others.join(' and ')}` }]
  })
}
