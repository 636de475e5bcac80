import { z } from 'zod'
import { emailSchema } from './email.ts'
import { staffRoles } from './staff.ts'

/** Somebody with a role, as the owner sees them. */
export const staffMemberSchema = z.strictObject({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
})
export type StaffMember = z.output<typeof staffMemberSchema>

/** The person has an account already. */
export const giveRoleSchema = z.strictObject({ email: emailSchema('email'), role: z.enum(staffRoles) })
export type GiveRole = z.output<typeof giveRoleSchema>
