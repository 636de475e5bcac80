import { staffRoleOf, type StaffRole } from '@bieznik/contract/people/staff'
import { z } from 'zod'

const secondFactorSchema = z.object({ firebase: z.object({ sign_in_second_factor: z.string().min(1) }) })

/** What the claims of a verified token make of its person. */
export type StaffClaims = {
  /** null: a customer, or somebody whose role does not count without a second factor. */
  staffRole: StaffRole | null
  /** They have a role, which counts from a sign-in with a second factor on. */
  lacksSecondFactor: boolean
}

export function staffOf(
  claims: Readonly<Record<string, unknown>>,
  { requiresSecondFactor }: { requiresSecondFactor: boolean },
): StaffClaims {
  const role = staffRoleOf(claims)
  const lacksSecondFactor =
    requiresSecondFactor && role !== null && !secondFactorSchema.safeParse(claims).success
  return { staffRole: lacksSecondFactor ? null : role, lacksSecondFactor }
}
