import { expect, it, vi } from 'vitest'
import { listNames, requireNames } from './people-names.server'

const getUsers = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/firebase/app.server', () => ({ identity: () => ({ getUsers }) }))

it('names by name, and by e-mail address who has none; whoever is not known any more is left out', async () => {
  getUsers.mockResolvedValue({
    users: [
      { uid: 'anna', displayName: 'Anna Nowak', email: 'anna@example.com' },
      { uid: 'jan', email: 'jan@example.com' },
    ],
  })
  expect(await requireNames(['anna', 'jan', 'gone'])).toEqual({ anna: 'Anna Nowak', jan: 'jan@example.com' })
})

it('names nobody while the identity service is away, and says so where it is asked for names alone', async () => {
  getUsers.mockRejectedValue(new Error('ENOTFOUND'))
  expect(await listNames(['anna'])).toEqual({})
  await expect(requireNames(['anna'])).rejects.toMatchObject({ code: 'unavailable' })
})
