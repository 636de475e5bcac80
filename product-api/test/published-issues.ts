import { z } from 'zod'
import { readContract, type ContractName } from '../../local-services/published-contracts/read-contract.ts'

const refusalSchema = z.object({
  properties: z.object({
    details: z.object({
      items: z.object({
        anyOf: z.array(
          z.object({ properties: z.object({ issue: z.object({ enum: z.tuple([z.string()]) }) }) }),
        ),
      }),
    }),
  }),
})

/** The reasons that PayPal publishes for a refusal. @param schema such as `orders.capture-422` */
export function publishedIssues(contract: ContractName, schema: string): string[] {
  const refusal = refusalSchema.parse(readContract(contract).schemas[schema])
  return refusal.properties.details.items.anyOf.map(({ properties }) => properties.issue.enum[0])
}
