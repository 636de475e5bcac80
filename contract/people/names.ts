import { z } from 'zod'
import { uidSchema } from './uid.ts'

/** The batch limit of Firebase Authentication's `getUsers`. */
export const MAX_NAMED = 100

export const namedUidsSchema = z.strictObject({ uids: z.array(uidSchema).max(MAX_NAMED) })

/** The name by uid, of those who have none the e-mail address; those not known any more are left out. */
export const peopleNamesSchema = z.record(z.string(), z.string())
export type PeopleNames = z.output<typeof peopleNamesSchema>
