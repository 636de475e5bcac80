import { expect, it, vi } from 'vitest'
import { withNames } from './people-names.server'

const getUsers = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/firebase/app.server', () => ({ identity: () => ({ getUsers }) }))

const rows = [{ who: 'anna' }, { who: 'gone' }, { who: null }]

it('names who did it; whoever is not known any more keeps the uid, and the shop itself stays unnamed', async () => {
  getUsers.mockResolvedValue({ users: [{ uid: 'anna', displayName: 'Anna Nowak' }] })
  expect(await withNames(rows)).toEqual([{ who: 'Anna Nowak' }, { who: 'gone' }, { who: null }])
})

it('names nobody while the identity service is away', async () => {
  getUsers.mockRejectedValue(new Error('ENOTFOUND'))
  expect(await withNames(rows)).toEqual(rows)
})
