import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { getIdToken } from '@/lib/auth/firebase-user'
import type { leaveForSignIn } from '@/lib/auth/sign-out'
import { callBff } from './bff'
import { ProblemError } from './problem-error'
import type { requestJson } from './request-json'

const fake = vi.hoisted(() => ({
  getIdToken: vi.fn<typeof getIdToken>(),
  leaveForSignIn: vi.fn<typeof leaveForSignIn>(),
  requestJson: vi.fn<typeof requestJson>(),
}))
vi.mock('@/lib/auth/firebase-user', () => ({ getIdToken: fake.getIdToken }))
vi.mock('@/lib/auth/sign-out', () => ({ leaveForSignIn: fake.leaveForSignIn }))
vi.mock('./request-json', () => ({ requestJson: fake.requestJson }))

const call = () => callBff('/api/cart', { method: 'POST', json: { a: 1 }, reply: z.string() })
const tokens = () => fake.requestJson.mock.calls.map(([, { token }]) => token)

beforeEach(() => {
  fake.getIdToken
    .mockReset()
    .mockImplementation(async ({ isRefused = false } = {}) => (isRefused ? 'fresh' : 'old'))
  fake.leaveForSignIn.mockReset().mockResolvedValue()
  fake.requestJson.mockReset().mockResolvedValue('reply')
})

it('is made once with the token that is there', async () => {
  expect(await call()).toBe('reply')
  expect(tokens()).toEqual(['old'])
})

it.each(['token_expired', 'unauthenticated'] as const)('is made again after %s', async (code) => {
  fake.requestJson.mockRejectedValueOnce(new ProblemError(code, 'text'))
  expect(await call()).toBe('reply')
  expect(fake.requestJson.mock.calls).toMatchObject([
    ['/api/cart', { method: 'POST', json: { a: 1 }, token: 'old' }],
    ['/api/cart', { method: 'POST', json: { a: 1 }, token: 'fresh' }],
  ])
  expect(fake.leaveForSignIn).not.toHaveBeenCalled()
})

// Shows S4.13
it('that is refused twice leads to sign-in, and is not made a third time', async () => {
  fake.requestJson.mockRejectedValue(new ProblemError('unauthenticated', 'text'))
  await expect(call()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(tokens()).toEqual(['old', 'fresh'])
  expect(fake.leaveForSignIn).toHaveBeenCalledOnce()
})

it.each(['unavailable', 'upstream_failed', 'forbidden', 'internal', 'too_many_requests'] as const)(
  'that ends with %s is passed on, and nobody is signed out',
  async (code) => {
    fake.requestJson.mockRejectedValue(new ProblemError(code, 'text'))
    await expect(call()).rejects.toMatchObject({ code })
    expect(tokens()).toEqual(['old'])
    expect(fake.leaveForSignIn).not.toHaveBeenCalled()
  },
)

it('whose second try meets an outage signs nobody out', async () => {
  fake.requestJson
    .mockRejectedValueOnce(new ProblemError('token_expired', 'text'))
    .mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  await expect(call()).rejects.toMatchObject({ code: 'unavailable' })
  expect(fake.leaveForSignIn).not.toHaveBeenCalled()
})

it('without anybody signed in is refused here, and leads nowhere', async () => {
  fake.getIdToken.mockResolvedValue(null)
  await expect(call()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(fake.requestJson).not.toHaveBeenCalled()
  expect(fake.leaveForSignIn).not.toHaveBeenCalled()
})
