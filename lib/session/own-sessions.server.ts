import 'server-only'
import { z } from 'zod'
import type { OwnSession } from '@/lib/account/own-session'
import { identity } from '@/lib/firebase/app.server'
import { log } from '@/lib/log/log.server'
import { askDatabase } from '@/lib/user-records/database.server'
import { keyPart } from '@/lib/user-records/record-key'
import { hashOf, isHashEnded } from './ended-sessions.server'
import { requireValid, verified } from './identity.server'
import { SESSION_SECONDS } from './session-lifetime'

/*
 * `Sessions/{uid}/{SHA-256 of the cookie}`: when a session was opened and in what browser, for its person to see. Whether it counts is
 * said elsewhere: by Firebase, and by `EndedSessions`.
 */

const sessionSchema = z.object({ openedAt: z.number(), device: z.string() })
const sessionsSchema = z.record(z.string(), sessionSchema).nullable()
type StoredSessions = Record<string, z.output<typeof sessionSchema>>

const pathOf = (uid: string) => `Sessions/${keyPart(uid)}`

/** ms since 1970; what was opened before has expired. */
const oldest = (): number => Date.now() - SESSION_SECONDS * 1000

async function read(uid: string): Promise<StoredSessions> {
  return (
    sessionsSchema.parse(
      await askDatabase(async (database): Promise<unknown> => (await database.ref(pathOf(uid)).get()).val()),
    ) ?? {}
  )
}

/** Notes a session that has just been opened, and forgets those that have expired. A failure is logged: the person is signed in. */
export async function noteSession(uid: string, cookie: string, device: string): Promise<void> {
  try {
    const expired = Object.entries(await read(uid)).filter(([, { openedAt }]) => openedAt < oldest())
    const changes = Object.fromEntries(expired.map(([key]) => [`${pathOf(uid)}/${key}`, null]))
    await askDatabase((database) =>
      database
        .ref()
        .update({ ...changes, [`${pathOf(uid)}/${hashOf(cookie)}`]: { openedAt: Date.now(), device } }),
    )
  } catch (error) {
    log.error({ err: error }, 'an opened session could not be written down')
  }
}

/** Throws `unavailable`. */
export async function forgetSessions(uid: string): Promise<void> {
  await askDatabase((database) => database.ref(pathOf(uid)).remove())
}

interface AskingBrowser {
  cookie: string | undefined
  device: string
  /** When the person signed in there, in seconds since 1970. */
  signedInAt: number
}

/** Where the person is signed in, the latest first: also the browser that asks when its session is only being written down. Throws `unavailable`. */
export async function listSessions(
  uid: string,
  { cookie, device: ownDevice, signedInAt }: AskingBrowser,
): Promise<OwnSession[]> {
  const [kept, user] = await Promise.all([read(uid), verified(identity().getUser(uid))])
  // Sessions are revoked by the second.
  const since = Math.max(oldest(), Date.parse(requireValid(user).tokensValidAfterTime ?? '') || 0)
  const living = Object.entries(kept).filter(([, { openedAt }]) => openedAt >= since)
  const ended = await Promise.all(living.map(([hash]) => isHashEnded(hash)))
  const ownHash = cookie === undefined ? null : hashOf(cookie)
  if (ownHash !== null && !Object.hasOwn(kept, ownHash)) {
    living.push([ownHash, { openedAt: signedInAt * 1000, device: ownDevice }])
    ended.push(false)
  }
  return living
    .filter((_session, index) => !ended[index])
    .toSorted(([, one], [, other]) => other.openedAt - one.openedAt)
    .map(([hash, { openedAt, device }]) => ({
      id: hash.slice(0, 16),
      openedAt: new Date(openedAt).toISOString(),
      device,
      isThis: hash === ownHash,
    }))
}
