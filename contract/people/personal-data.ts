import { z } from 'zod'

/** A row as the product database has it: amounts in grosze, times in ISO 8601 and UTC. */
export const personalRowSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)

/** Every row of the product database that is about one person, by table. */
export const personalRowsSchema = z.record(z.string(), z.array(personalRowSchema))
export type PersonalRows = z.output<typeof personalRowsSchema>
