import type { Verified } from '@bieznik/backend-kit/identity/verify-token'
import type { DecodedIdToken } from 'firebase-admin/auth'
import type { StaffArea } from '@bieznik/contract/people/staff'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/env.server'
import { decodedToken } from '@/tests/decoded-token'
import { requireCaller, type CallerRole } from './caller.server'
import { verifyIdToken } from './identity.server'

vi.mock('./identity.server', async (original) => ({
  ...(await original<object>()),
  verifyIdToken: vi.fn<typeof verifyIdToken>(),
}))

const TOKEN = 'abc.d-e_f.ghi'

const ask = (role: CallerRole, authorization?: string) =>
  requireCaller(
    role,
    new Request('http://127.0.0.1/api/cart', { headers: authorization ? { authorization } : {} }),
  )
const answer = (outcome: Verified<DecodedIdToken>) => vi.mocked(verifyIdToken).mockResolvedValue(outcome)

beforeEach(() => {
  vi.mocked(verifyIdToken).mockReset()
  answer({ outcome: 'valid', claims: decodedToken })
})

describe('requireCaller', () => {
  it('asks nothing of anyone', async () => {
    expect(await ask('anyone', `Bearer ${TOKEN}`)).toBeNull()
    expect(verifyIdToken).not.toHaveBeenCalled()
  })

  it.each([`Bearer ${TOKEN}`, `bearer ${TOKEN}`])('knows a customer by %s', async (authorization) => {
    expect(await ask('customer', authorization)).toEqual({
      uid: 'jan',
      staffRole: null,
      lacksSecondFactor: false,
      isGuest: false,
      token: TOKEN,
      signedInAt: 1_700_000_000,
      expiresAt: 1_700_003_600,
    })
  })

  it.each([
    undefined,
    'Bearer',
    'Bearer ',
    `Basic ${TOKEN}`,
    TOKEN,
    `Bearer ${TOKEN} x`,
    `Bearer ${TOKEN},x`,
  ])('refuses %j without looking at it', async (authorization) => {
    await expect(ask('customer', authorization)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(verifyIdToken).not.toHaveBeenCalled()
  })

  it.each([
    [{ outcome: 'expired' }, 'token_expired', 401],
    [{ outcome: 'invalid' }, 'unauthenticated', 401],
    [{ outcome: 'away', cause: new Error('ENOTFOUND') }, 'unavailable', 503],
  ] as const)('answers %o with %s', async (outcome, code, status) => {
    answer(outcome)
    for (const role of ['customer', 'staff'] as const)
      await expect(ask(role, `Bearer ${TOKEN}`)).rejects.toMatchObject({ code, status })
  })

  it('has the cause for the log when identity is away', async () => {
    const cause = new Error('ENOTFOUND')
    answer({ outcome: 'away', cause })
    await expect(ask('customer', `Bearer ${TOKEN}`)).rejects.toMatchObject({ cause })
  })

  it('lets staff in', async () => {
    answer({ outcome: 'valid', claims: { ...decodedToken, admin: true } })
    expect(await ask('staff', `Bearer ${TOKEN}`)).toMatchObject({ uid: 'jan', staffRole: 'owner' })
  })
})

it('lets in those of the staff whose work the area is', async () => {
  answer({ outcome: 'valid', claims: { ...decodedToken, staff_role: 'warehouse' } })
  const asked = (area?: StaffArea) =>
    requireCaller(
      'staff',
      new Request('http://127.0.0.1/', { headers: { authorization: `Bearer ${TOKEN}` } }),
      area,
    )
  expect(await asked('orders')).toMatchObject({ staffRole: 'warehouse' })
  await expect(asked()).rejects.toMatchObject({ code: 'forbidden', status: 403 })
  await expect(asked('staff')).rejects.toMatchObject({ code: 'forbidden', status: 403 })
})

describe('where a second factor is required', () => {
  const before = env.STAFF_SECOND_FACTOR
  beforeEach(() => void Reflect.set(env, 'STAFF_SECOND_FACTOR', 'required'))
  afterEach(() => void Reflect.set(env, 'STAFF_SECOND_FACTOR', before))
  const owner = { ...decodedToken, admin: true }

  it('a role does not count without it', async () => {
    answer({ outcome: 'valid', claims: owner })
    await expect(ask('staff', `Bearer ${TOKEN}`)).rejects.toMatchObject({
      code: 'second_factor_required',
      status: 403,
    })
    expect(await ask('customer', `Bearer ${TOKEN}`)).toMatchObject({
      staffRole: null,
      lacksSecondFactor: true,
    })
  })

  it('counts with it, and asks customers for none', async () => {
    const firebase = { ...owner.firebase, sign_in_second_factor: 'totp' }
    answer({ outcome: 'valid', claims: { ...owner, firebase } })
    expect(await ask('staff', `Bearer ${TOKEN}`)).toMatchObject({ staffRole: 'owner' })
    answer({ outcome: 'valid', claims: decodedToken })
    expect(await ask('customer', `Bearer ${TOKEN}`)).toMatchObject({ lacksSecondFactor: false })
    await expect(ask('staff', `Bearer ${TOKEN}`)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

const notStaff = [{}, { admin: false }, { admin: 'true' }, { admin: 1 }, { isAdmin: true }, { role: 'admin' }]

it.each(notStaff)('%o is no staff', async (claims) => {
  answer({ outcome: 'valid', claims: { ...decodedToken, ...claims } })
  await expect(ask('staff', `Bearer ${TOKEN}`)).rejects.toMatchObject({ code: 'forbidden', status: 403 })
})
