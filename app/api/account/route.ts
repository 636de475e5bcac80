import { z } from 'zod'
import { accountSchema, newRecordSchema, profileSchema, userRecordSchema } from '@/lib/account/account'
import type { Caller } from '@/lib/session/caller.server'
import { clearSessionCookie } from '@/lib/session/session-cookie.server'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { requireAccountHolder } from '@/lib/user-records/account-holder.server'
import { erasePerson } from '@/lib/user-records/erase-person.server'
import { changeUserRecord, createUserRecord, getUserRecord } from '@/lib/user-records/user-records.server'

/** Deleting an account needs a sign-in that is no older than this. */
const MAX_SIGN_IN_AGE_SECONDS = 5 * 60

export const GET = route({ role: 'customer', reply: accountSchema }, async ({ caller }) => {
  const [holder, record] = await Promise.all([requireAccountHolder(caller.uid), getUserRecord(caller.uid)])
  return { data: { email: holder.email, isEmailVerified: holder.isEmailVerified, record } }
})

/** Responds with 201 and the new record, with 200 and the one that was there. */
export const PUT = route(
  { role: 'customer', body: newRecordSchema, reply: userRecordSchema },
  async ({ caller, body }) => {
    requireAccount(caller)
    const { record, isNew } = await createUserRecord(caller.uid, body)
    return { data: record, status: isNew ? 201 : 200 }
  },
)

export const PATCH = route(
  { role: 'customer', body: profileSchema, reply: userRecordSchema },
  async ({ caller, body }) => {
    requireAccount(caller)
    return { data: await changeUserRecord(caller.uid, body) }
  },
)

/** Guests have no user record. */
function requireAccount({ isGuest }: Caller): void {
  if (isGuest) throw new ProblemError('forbidden', 'this is for people with an account')
}

/** Erases cart, record and account; orders stay, as the law requires. Guests have no password to sign in with again. */
export const DELETE = route({ role: 'customer', reply: z.null() }, async (who) => {
  const { isGuest, signedInAt, staffRole, lacksSecondFactor } = who.caller
  if (staffRole || lacksSecondFactor)
    throw new ProblemError('role_held', 'the owner has to take the role first')
  if (!isGuest && Date.now() / 1000 - signedInAt > MAX_SIGN_IN_AGE_SECONDS)
    throw new ProblemError(
      'recent_sign_in_required',
      'sign in again: this sign-in is too old to delete an account',
    )
  await erasePerson(who)
  await clearSessionCookie()
  return { data: null }
})
