import type { Auth, MultiFactorError, User } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { finishWithCode, hasSecondFactor, startEnrolment } from './second-factor'

const fake = vi.hoisted(() => ({
  getMultiFactorResolver: vi.fn<() => object>(),
  multiFactor: vi.fn<() => object>(),
  TotpMultiFactorGenerator: {
    FACTOR_ID: 'totp',
    assertionForSignIn: (uid: string, code: string) => `sign in ${uid} ${code}`,
    assertionForEnrollment: (_secret: object, code: string) => `enrol ${code}`,
    generateSecret: async (session: string) => ({
      secretKey: `key of ${session}`,
      generateQrCodeUrl: (account: string, issuer: string) => `otpauth://${issuer}:${account}`,
    }),
  },
}))
vi.mock('firebase/auth', () => fake)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stubs: the code under test only hands these objects to the mocked SDK, and real ones cannot be constructed without Firebase
const [auth, error, user] = [{}, {}, { uid: 'jan', email: 'jan@example.com' }] as [
  Auth,
  MultiFactorError,
  User,
]

beforeEach(() => vi.clearAllMocks())

it('finishes a sign-in with the app’s factor, whatever others there are', async () => {
  const resolveSignIn = vi.fn<(assertion: string) => Promise<object>>().mockResolvedValue({ user })
  fake.getMultiFactorResolver.mockReturnValue({
    hints: [
      { factorId: 'phone', uid: 'p' },
      { factorId: 'totp', uid: 't' },
    ],
    resolveSignIn,
  })
  expect(await finishWithCode(auth, error, '123456')).toBe(user)
  expect(resolveSignIn).toHaveBeenCalledExactlyOnceWith('sign in t 123456')
})

it('knows no other kind', async () => {
  fake.getMultiFactorResolver.mockReturnValue({ hints: [{ factorId: 'phone', uid: 'p' }] })
  await expect(finishWithCode(auth, error, '123456')).rejects.toThrow('of another kind')
})

it('sets a factor up with a key for the app and the first code of it', async () => {
  const enroll = vi.fn<(assertion: string, name: string) => Promise<void>>().mockResolvedValue()
  fake.multiFactor.mockReturnValue({ enrolledFactors: [], getSession: async () => 'session', enroll })
  expect(hasSecondFactor(user)).toBe(false)
  const enrolment = await startEnrolment(user, 'Shop')
  expect(enrolment).toMatchObject({ secretKey: 'key of session', link: 'otpauth://Shop:jan@example.com' })
  await enrolment.finish('123456')
  expect(enroll).toHaveBeenCalledExactlyOnceWith('enrol 123456', 'TOTP')
})
