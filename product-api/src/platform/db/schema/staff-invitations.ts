import { languages } from '@bieznik/contract/language'
import { staffRoles } from '@bieznik/contract/people/staff'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './time.ts'

/** Roles that are offered to an address by mail, each to be accepted once. A row goes some time after it has expired. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    /** Of the mail. */
    language: text('language', { enum: languages }).notNull(),
    /** uid of the owner */
    invitedBy: text('invited_by').notNull(),
    invitedAt: time('invited_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
    /** uid of the owner */
    withdrawnBy: text('withdrawn_by'),
    acceptedAt: time('accepted_at'),
    /** uid of the account that has got the role */
    acceptedBy: text('accepted_by'),
  },
  (invitation) => [
    uniqueIndex('staff_invitations_open')
      .on(sql`lower(${invitation.email})`)
      .where(sql`${invitation.withdrawnAt} is null and ${invitation.acceptedAt} is null`),
  ],
)
