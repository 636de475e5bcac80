import { CONSENT_TEXT_VERSION, type Consent, type consentSources } from '@bieznik/contract/people/consents'
import type { Language } from '@bieznik/contract/selling/order'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { placeholdersOf, preparedOn } from '../../platform/db/prepared.ts'
import { consents } from '../../platform/db/schema/consents.ts'
import { isAboutAny, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'

const ofPerson = (userId: string) => and(eq(consents.userId, userId), eq(consents.kind, 'marketing'))

/** Whether the person agrees to commercial information by e-mail. */
export async function getMarketingConsent(db: Queryable, userId: string): Promise<Consent> {
  const [last] = await db
    .select({ givenAt: consents.givenAt, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(ofPerson(userId))
    .orderBy(desc(consents.id))
    .limit(1)
  if (!last) return { isGiven: false, since: null }
  return { isGiven: last.withdrawnAt === null, since: (last.withdrawnAt ?? last.givenAt).toISOString() }
}

/** When a consent was given, with its id; null: there is none. */
export async function getConsent(db: Queryable, id: number): Promise<{ id: number; givenAt: Date } | null> {
  const { givenAt } = consents
  const [consent] = await db.select({ id: consents.id, givenAt }).from(consents).where(eq(consents.id, id))
  return consent ?? null
}

interface Given {
  userId: string
  email: string
  language: Language
  givenAs: (typeof consentSources)[number]
}

const insertion = preparedOn((db) =>
  db
    .insert(consents)
    .values({
      ...placeholdersOf(['userId', 'email', 'language', 'givenAs']),
      kind: 'marketing',
      textVersion: CONSENT_TEXT_VERSION,
    })
    .onConflictDoNothing()
    .prepare('give_marketing_consent'),
)

/** A consent that is already active is left as it is. */
export async function giveMarketingConsent(db: Queryable, given: Given): Promise<void> {
  await insertion(db).execute({ ...given })
}

/** The row stays, as the proof that it was given and of when it ended; mails that rely on it and have not been sent are removed. */
async function withdraw(db: Queryable, which: SQL | undefined): Promise<void> {
  const ended = await db
    .update(consents)
    .set({ withdrawnAt: new Date() })
    .where(and(which, isNull(consents.withdrawnAt)))
    .returning({ id: consents.id })
  const ids = ended.map(({ id }) => id)
  await db.delete(mailOutbox).where(and(isAboutAny('consentId', ids), isNull(mailOutbox.sentAt)))
}

export const withdrawMarketingConsent = (db: Queryable, userId: string): Promise<void> =>
  withdraw(db, ofPerson(userId))

/** Withdraws one consent. Returns since when it no longer holds; null: there is none of this id. */
export async function endConsent(db: Queryable, id: number): Promise<Date | null> {
  await withdraw(db, eq(consents.id, id))
  const [row] = await db
    .select({ withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(eq(consents.id, id))
  return row?.withdrawnAt ?? null
}
