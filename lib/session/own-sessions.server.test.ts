import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log.server'
import { startLocalPeople } from '@/tests/local-people'
import { SESSION_SECONDS } from './session-lifetime'

const people = await startLocalPeople()
afterAll(people.stop, 30_000)

let sessions: typeof import('./own-sessions.server')
let ended: typeof import('./ended-sessions.server')
let uid: string

beforeAll(async () => {
  sessions = await import('./own-sessions.server')
  ended = await import('./ended-sessions.server')
})
beforeEach(async () => {
  uid = (await people.createAccount('Jan Kowalski')).uid
})

const list = async (cookie?: string) => {
  const asking = { cookie, device: 'Chrome, Android', signedInAt: Math.floor(Date.now() / 1000) }
  return (await sessions.listSessions(uid, asking)).map(({ device, isThis }) => ({ device, isThis }))
}

it('shows where one is signed in, the latest first, and not whose cookie it is', async () => {
  await sessions.noteSession(uid, 'cookie of the phone', 'Safari, iOS')
  await sleep(5)
  await sessions.noteSession(uid, 'cookie of the desk', 'Firefox, Linux')
  expect(await list('cookie of the phone')).toEqual([
    { device: 'Firefox, Linux', isThis: false },
    { device: 'Safari, iOS', isThis: true },
  ])
  expect(JSON.stringify((await people.database.ref(`Sessions/${uid}`).get()).val())).not.toContain('cookie')
})

it('shows none that was signed out, none that was revoked and none that has expired', async () => {
  await sessions.noteSession(uid, 'signed out', 'Opera, Windows')
  await ended.rememberEnded('signed out', Date.now() / 1000 + 60)
  expect(await list()).toEqual([])

  await people.database
    .ref(`Sessions/${uid}/old`)
    .set({ openedAt: Date.now() - SESSION_SECONDS * 1000 - 1, device: '' })
  expect(await list()).toEqual([])
  await sessions.noteSession(uid, 'here', 'Edge, Windows')
  expect((await people.database.ref(`Sessions/${uid}/old`).get()).exists()).toBe(false)

  expect(await list()).toHaveLength(1)
  // Sessions are revoked by the second.
  await sleep(1_100)
  await people.accounts.revokeRefreshTokens(uid)
  expect(await list()).toEqual([])
})

it('shows the browser that asks before its session has been written down', async () => {
  expect(await list('a new cookie')).toEqual([{ device: 'Chrome, Android', isThis: true }])
})

it('are deleted with the account', async () => {
  await sessions.noteSession(uid, 'here', 'Edge, Windows')
  await sessions.forgetSessions(uid)
  expect((await people.database.ref(`Sessions/${uid}`).get()).exists()).toBe(false)
})

it('a session that cannot be noted is logged, and opened all the same', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
  await people.goAway()
  await sessions.noteSession(uid, 'here', 'Edge, Windows')
  await people.comeBack()
  expect(logged).toHaveBeenCalledOnce()
  expect(JSON.stringify(logged.mock.calls)).not.toContain('here')
})
