// Shows D36d

import type { Auth } from 'firebase-admin/auth'
import { expect, test, vi } from 'vitest'
import { createGuestAccounts, type ListedUser } from './guest-accounts.ts'

const since = new Date('2026-11-01T00:00:00Z')
const before = 'Sat, 31 Oct 2026 10:00:00 GMT'
const after = 'Sun, 01 Nov 2026 10:00:00 GMT'

type Known = { email?: string; providers?: string[]; claims?: object; times?: (string | null)[] }

/** As firebase-admin has it; times are those of creation, sign-in and refresh. */
function user(
  uid: string,
  { email, providers = [], claims = {}, times = [before, before, before] }: Known = {},
): ListedUser {
  const [creationTime, lastSignInTime, lastRefreshTime] = times
  return {
    uid,
    ...(email !== undefined && { email }),
    customClaims: claims,
    providerData: providers.map((providerId) => ({ providerId })),
    metadata: {
      creationTime: creationTime ?? '',
      lastSignInTime: lastSignInTime ?? '',
      lastRefreshTime: lastRefreshTime ?? null,
    },
  }
}

function authOf(pages: ListedUser[][], failureCount = 0) {
  const listUsers = async (_most: number, token = '0') => {
    const next = Number(token) + 1
    const users = pages[Number(token)] ?? []
    return next < pages.length ? { users, pageToken: String(next) } : { users }
  }
  const deleteUsers = vi.fn<Auth['deleteUsers']>(async (uids) => ({
    failureCount,
    successCount: uids.length - failureCount,
    errors: [],
  }))
  const getUsers = async (of: { uid: string }[]) => ({
    users: pages.flat().filter((one) => of.some(({ uid }) => uid === one.uid)),
  })
  return { guests: createGuestAccounts({ listUsers, getUsers, deleteUsers }), deleteUsers }
}

async function listAbandoned(pages: ListedUser[][]): Promise<string[][]> {
  const lots: string[][] = []
  for await (const uids of authOf(pages).guests.listAbandoned(since)) lots.push(uids)
  return lots
}

test('only anonymous users without recent activity are abandoned', async () => {
  expect(
    await listAbandoned([
      [
        user('abandoned'),
        user('never refreshed', { times: [before, before, null] }),
        user('refreshed', { times: [before, before, after] }),
        user('new', { times: [after, after, after] }),
        user('with a password', { email: 'jan@example.com', providers: ['password'] }),
        user('by the console', { email: 'anna@example.com' }),
        user('of another program', { claims: { admin: true } }),
      ],
    ]),
  ).toEqual([['abandoned', 'never refreshed']])
})

test('they are looked for on every page', async () => {
  expect(await listAbandoned([[user('a')], [], [user('b'), user('c')]])).toEqual([['a'], ['b', 'c']])
})

test('an account that could not be deleted is a failure', async () => {
  await expect(authOf([[user('a')]], 1).guests.remove(['a'], since)).rejects.toThrow('1 accounts stay')
})

test('a guest who came back or registered since the listing is not deleted', async () => {
  const lot = [
    user('gone'),
    user('came back', { times: [before, before, after] }),
    user('registered', { email: 'jan@example.com', providers: ['password'] }),
  ]
  const { guests, deleteUsers } = authOf([lot])
  await guests.remove(['gone', 'came back', 'registered', 'deleted meanwhile'], since)
  expect(deleteUsers.mock.calls).toEqual([[['gone']]])
})
