import { expect, test } from 'vitest'
import { createStaffAccounts, type ListedStaff } from './staff-accounts.ts'

type User = Omit<ListedStaff, 'customClaims'> & { customClaims: Record<string, unknown>; revoked?: boolean }

const user = (uid: string, customClaims: object = {}): User => ({
  uid,
  email: `${uid}@example.com`,
  disabled: false,
  customClaims: { ...customClaims },
})

const unknown = () => Object.assign(new Error('no such user'), { code: 'auth/user-not-found' })

/** Firebase with pages of two. */
function firebaseWith(users: User[]) {
  const find = (is: (each: User) => boolean) => {
    const found = users.find(is)
    if (!found) throw unknown()
    return found
  }
  return createStaffAccounts({
    getUser: async (uid) => find((each) => each.uid === uid),
    getUserByEmail: async (email) => find((each) => each.email === email),
    listUsers: async (_most, page = '0') => ({
      users: users.slice(Number(page), Number(page) + 2),
      ...(users.length > Number(page) + 2 && { pageToken: String(Number(page) + 2) }),
    }),
    setCustomUserClaims: async (uid, claims) => {
      find((each) => each.uid === uid).customClaims = { ...claims }
    },
    revokeRefreshTokens: async (uid) => {
      find((each) => each.uid === uid).revoked = true
    },
  })
}

test('all who have a role are listed, on whatever page they are', async () => {
  const accounts = firebaseWith([
    user('ola', { admin: true }),
    user('jan'),
    user('ewa'),
    user('piotr', { staff_role: 'warehouse' }),
    user('zoe', { staff_role: 'king' }),
  ])
  expect((await accounts.list()).map(({ uid, role }) => [uid, role])).toEqual([
    ['ola', 'owner'],
    ['piotr', 'warehouse'],
  ])
})

test('a role takes the place of another, leaves other claims alone, and ends sessions with the old one', async () => {
  const jan = user('jan', { admin: true, beta: 'x' })
  const accounts = firebaseWith([jan])
  await accounts.setRole('jan', 'office')
  expect(jan).toMatchObject({ customClaims: { beta: 'x', staff_role: 'office' }, revoked: true })
  expect(jan.customClaims).not.toHaveProperty('admin')
  await accounts.setRole('jan', null)
  expect(jan.customClaims).toEqual({ beta: 'x' })
})

test('nobody is found where there is nobody, and an outage is no answer', async () => {
  const accounts = firebaseWith([user('jan')])
  expect(await accounts.findByEmail('ola@example.com')).toBeNull()
  expect(await accounts.findByUid('jan')).toMatchObject({ role: null, hasSecondFactor: false })
  const away = createStaffAccounts(createAway())
  await expect(away.findByUid('jan')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(away.list()).rejects.toMatchObject({ code: 'unavailable' })
})

function createAway() {
  const fail = async () => {
    throw new Error('ECONNREFUSED')
  }
  return {
    getUser: fail,
    getUserByEmail: fail,
    listUsers: fail,
    setCustomUserClaims: fail,
    revokeRefreshTokens: fail,
  }
}
