import { z } from 'zod'
import { accountSchema, newRecordSchema, profileSchema, userRecordSchema } from '@/lib/account/account'
import { clearSessionCookie } from '@/lib/auth/session-cookie.server'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { requireAccountHolder } from '@/lib/user-records/account-holder.server'
import { erasePerson } from '@/lib/user-records/erase-person.server'
import { changeUserRecord, createUserRecord, getUserRecord } from '@/lib/user-records/user-records.server'

/** A person who signed in longer ago than this may have left the screen to somebody else. */
const MAX_SIGN_IN_AGE_SECONDS = 5 * 60

export const GET = route({ role: 'customer', reply: accountSchema }, async ({ caller }) => {
  const [holder, record] = await Promise.all([requireAccountHolder(caller.uid), getUserRecord(caller.uid)])
  return { data: { email: holder.email, isEmailVerified: holder.isEmailVerified, record } }
})

/** Answers 201 with the new record, 200 with the one that was there. */
export const PUT = route(
  { role: 'customer', body: newRecordSchema, reply: userRecordSchema },
  async ({ caller, body }) => {
    const { record, isNew } = await createUserRecord(caller.uid, body)
    return { data: record, status: isNew ? 201 : 200 }
  },
)

export const PATCH = route(
  { role: 'customer', body: profileSchema, reply: userRecordSchema },
  async ({ caller, body }) => ({ data: await changeUserRecord(caller.uid, body) }),
)

/** Erases cart, record and account; orders stay, as the law requires. */
export const DELETE = route({ role: 'customer', reply: z.null() }, async (who) => {
  if (Date.now() / 1000 - who.caller.signedInAt > MAX_SIGN_IN_AGE_SECONDS)
    throw new ProblemError(
      'recent_sign_in_required',
      'sign in again: this sign-in is too old to delete an account',
    )
  await erasePerson(who)
  await clearSessionCookie()
  return { data: null }
})
