// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProblemCode } from '@bieznik/contract/problem'
import type { requestJson } from '@/lib/http/request-json'

const HINT = 'bieznik.signedIn'
const STORED = 'bieznik.guest'

interface FakeUser {
  uid: string
  isAnonymous: boolean
  email: string | null
  displayName: string | null
  getIdToken: () => Promise<string>
  getIdTokenResult: () => Promise<object>
}

function user(uid: string, isAnonymous = false): FakeUser {
  return {
    uid,
    isAnonymous,
    email: isAnonymous ? null : `${uid}@example.com`,
    displayName: null,
    getIdToken: async () => `token-${uid}`,
    getIdTokenResult: async () => ({ claims: {} }),
  }
}

/** Firebase as one browser has it: who is signed in, and which accounts there are. */
const fake = vi.hoisted(() => ({
  auth: { currentUser: null as object | null, authStateReady: async () => undefined, languageCode: '' },
  emit: (_user: object | null): void => undefined,
  link: vi.fn<() => Promise<void>>(),
  signIn: vi.fn<() => Promise<object>>(),
  anonymous: vi.fn<() => Promise<object>>(),
  updateProfile: vi.fn<(user: FakeUser, profile: { displayName: string }) => Promise<void>>(),
  askToConfirm: vi.fn<() => Promise<void>>(),
  requestJson: vi.fn<typeof requestJson>(),
}))
vi.mock('@/lib/firebase/start-auth', () => ({ startAuth: () => fake.auth }))
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: object, emit: typeof fake.emit) => {
    fake.emit = emit
    emit(fake.auth.currentUser)
  },
  signInAnonymously: fake.anonymous,
  signInWithEmailAndPassword: fake.signIn,
  linkWithCredential: fake.link,
  updateProfile: fake.updateProfile,
  sendEmailVerification: fake.askToConfirm,
  signOut: async () => become(null),
  EmailAuthProvider: { credential: () => ({}) },
}))
vi.mock('@/lib/http/request-json', () => ({
  requestJson: (...call: Parameters<typeof requestJson>) =>
    call[0] === '/api/config' ? Promise.resolve({}) : fake.requestJson(...call),
}))

function become(next: FakeUser | null): FakeUser | null {
  fake.auth.currentUser = next
  fake.emit(next)
  return next
}
const signsInAs = (next: FakeUser) => async () => ({ user: become(next) })
const firebaseError = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code })
const requests = () => fake.requestJson.mock.calls.map(([path, { method }]) => `${method} ${path}`)

/** The modules as a page that has just been opened has them. */
async function open() {
  vi.resetModules()
  fake.emit = () => undefined
  return {
    ...(await import('./guest')),
    ...(await import('./sign-in')),
    ...(await import('./sign-out')),
    ...(await import('./auth-state')),
    ...(await import('@/lib/account/register')),
  }
}

/** Of the page that is open: the class is made anew with its modules. */
async function problem(code: ProblemCode) {
  const { ProblemError } = await import('@/lib/http/problem-error')
  return new ProblemError(code, 'text')
}

async function refuseTakingOver(code: ProblemCode) {
  const refusal = await problem(code)
  fake.requestJson.mockImplementation(async (path, { reply }) => {
    if (path === '/api/account/guest') throw refusal
    return reply.parse(null)
  })
}

const form = {
  name: 'Ewa',
  surname: 'Nowak',
  email: 'ewa@example.com',
  password: 'sekret12',
  phone: '+48600100200',
  consent: true as const,
}

beforeEach(() => {
  window.localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  fake.auth.currentUser = null
  fake.requestJson.mockReset().mockResolvedValue(null)
  fake.anonymous.mockReset().mockImplementation(signsInAs(user('guest', true)))
  fake.signIn.mockReset().mockImplementation(signsInAs(user('ewa')))
  fake.link.mockReset().mockResolvedValue()
  fake.askToConfirm.mockReset().mockResolvedValue()
  fake.updateProfile.mockReset().mockImplementation(async (of, { displayName }) => {
    of.displayName = displayName
  })
})
afterEach(() => vi.restoreAllMocks())

// Shows D36a
describe('going on without an account', () => {
  it('signs in anonymously, opens the session, and is known as a guest', async () => {
    const { signInAsGuest, getAuthState } = await open()
    await signInAsGuest()
    expect(requests()).toEqual(['POST /api/attempts', 'POST /api/session'])
    expect(getAuthState()).toMatchObject({ status: 'signed-in', person: { uid: 'guest', isGuest: true } })
    expect(Number(window.localStorage.getItem(HINT))).toBeGreaterThan(Date.now())
  })

  it('makes no second guest where another tab was quicker', async () => {
    const { signInAsGuest, getAuthState } = await open()
    window.localStorage.setItem(HINT, String(Date.now() + 60_000))
    fake.auth.currentUser = user('of-the-other-tab', true)
    await signInAsGuest()
    expect(fake.anonymous).not.toHaveBeenCalled()
    expect(getAuthState()).toMatchObject({ person: { uid: 'of-the-other-tab' } })
  })

  it('fails as a whole when no session can be opened, and can be tried again', async () => {
    const { signInAsGuest } = await open()
    const away = await problem('unavailable')
    fake.requestJson.mockResolvedValueOnce(null).mockRejectedValueOnce(away)
    await expect(signInAsGuest()).rejects.toBe(away)
    expect(window.localStorage.getItem(HINT)).toBeNull()
    await signInAsGuest()
    expect(requests().slice(2)).toEqual(['POST /api/attempts', 'POST /api/session'])
  })
})

// Shows D36c
describe('signing in after shopping without an account', () => {
  beforeEach(() => {
    fake.auth.currentUser = user('guest', true)
  })

  it('has the account take over what the guest had, with both tokens', async () => {
    const { signIn } = await open()
    await signIn('ewa@example.com', 'sekret12')
    expect(fake.requestJson).toHaveBeenLastCalledWith(
      '/api/account/guest',
      expect.objectContaining({ json: { guestToken: 'token-guest' }, token: 'token-ewa' }),
    )
    expect(window.localStorage.getItem(STORED)).toBeNull()
  })

  it('leaves the guest as it is when the password is wrong', async () => {
    const { signIn } = await open()
    fake.signIn.mockRejectedValue(firebaseError('auth/wrong-password'))
    await expect(signIn('ewa@example.com', 'no')).rejects.toThrow('wrong-password')
    expect(fake.auth.currentUser).toMatchObject({ uid: 'guest' })
    expect(window.localStorage.getItem(STORED)).toBeNull()
  })

  it('tries again on the next page when the answer was lost', async () => {
    const page = await open()
    await refuseTakingOver('unavailable')
    await page.signIn('ewa@example.com', 'sekret12')
    expect(window.localStorage.getItem(STORED)).toContain('token-guest')

    fake.requestJson.mockReset().mockResolvedValue(null)
    const next = await open()
    next.subscribeToAuthState(() => undefined)
    await vi.waitFor(() => expect(next.getAuthState()).toMatchObject({ person: { uid: 'ewa' } }))
    expect(requests()).toEqual(['POST /api/account/guest'])
    expect(window.localStorage.getItem(STORED)).toBeNull()
  })

  it('calls once while the page already follows who is signed in', async () => {
    const page = await open()
    window.localStorage.setItem(HINT, String(Date.now() + 60_000))
    page.subscribeToAuthState(() => undefined)
    await vi.waitFor(() => expect(page.getAuthState()).toMatchObject({ person: { uid: 'guest' } }))
    await page.signIn('ewa@example.com', 'sekret12')
    expect(page.getAuthState()).toMatchObject({ person: { uid: 'ewa' } })
    expect(requests().filter((one) => one === 'POST /api/account/guest')).toHaveLength(1)
  })

  it.each([
    ['of another account', { uid: 'jan', expiresAt: Date.now() + 60_000 }],
    ['that has expired', { uid: 'ewa', expiresAt: Date.now() - 1 }],
  ])('sends no pending token %s', async (_, pending) => {
    fake.auth.currentUser = null
    window.localStorage.setItem(STORED, JSON.stringify({ token: 'token-guest', ...pending }))
    const { signIn } = await open()
    await signIn('ewa@example.com', 'sekret12')
    expect(requests()).not.toContain('POST /api/account/guest')
    expect(window.localStorage.getItem(STORED)).toBeNull()
  })

  it.each(['not_found', 'invalid_request'] as const)('gives up what answers %s', async (code) => {
    const { signIn } = await open()
    await refuseTakingOver(code)
    await signIn('ewa@example.com', 'sekret12')
    expect(window.localStorage.getItem(STORED)).toBeNull()
  })

  it('leaves nothing for whoever signs in next on this browser', async () => {
    const { signIn, signOut } = await open()
    await refuseTakingOver('unavailable')
    await signIn('ewa@example.com', 'sekret12')
    await signOut()
    expect(window.localStorage.getItem(STORED)).toBeNull()
  })
})

// Shows D36c
describe('making an account after shopping without one', () => {
  const guest = user('guest', true)
  beforeEach(() => {
    fake.auth.currentUser = guest
    fake.signIn.mockImplementation(signsInAs(user('guest')))
    fake.link.mockImplementation(async () => {
      guest.isAnonymous = false
    })
    guest.isAnonymous = true
  })

  it('links the guest, who stays the same person, and is signed in', async () => {
    const { register } = await open()
    expect(await register(form, 'pl')).toEqual({ isSignedIn: true })
    expect(requests()).toEqual([
      'POST /api/attempts',
      'POST /api/attempts',
      'POST /api/session',
      'PUT /api/account',
    ])
  })

  it('is registered although signing in fails afterwards: the record is stored for the next sign-in', async () => {
    const { register } = await open()
    fake.signIn.mockRejectedValue(firebaseError('auth/network-request-failed'))
    expect(await register(form, 'pl')).toEqual({ isSignedIn: false })
    const { readStoredRegistration } = await import('@/lib/account/stored-registration')
    expect(readStoredRegistration('guest')).toMatchObject({ name: 'Ewa' })
  })

  it.each(['auth/email-already-in-use', 'auth/user-token-expired', 'auth/provider-already-linked'])(
    'is finished by a repeat when the first answer was lost (%s)',
    async (code) => {
      const { register } = await open()
      fake.link.mockRejectedValue(firebaseError(code))
      expect(await register(form, 'pl')).toEqual({ isSignedIn: true })
      expect(requests()).toContain('PUT /api/account')
    },
  )

  it('has its name and is asked to confirm the address, although the first answer was lost', async () => {
    const { register } = await open()
    fake.link.mockRejectedValue(firebaseError('auth/email-already-in-use'))
    await register(form, 'pl')
    expect(fake.auth.currentUser).toMatchObject({ uid: 'guest', displayName: 'Ewa Nowak' })
    expect(fake.askToConfirm).toHaveBeenCalledOnce()
  })

  it('is finished once where two tabs register with the same password', async () => {
    const { register } = await open()
    fake.link.mockRejectedValue(firebaseError('auth/provider-already-linked'))
    fake.signIn.mockImplementation(signsInAs({ ...user('guest'), displayName: 'Ewa Nowak' }))
    expect(await register(form, 'pl')).toEqual({ isSignedIn: true })
    expect(fake.updateProfile).not.toHaveBeenCalled()
    expect(fake.askToConfirm).not.toHaveBeenCalled()
  })

  it('is finished where another tab has made the account before this one is sent', async () => {
    become(user('ewa'))
    const { register } = await open()
    expect(await register({ ...form, email: 'EWA@example.com' }, 'pl')).toEqual({ isSignedIn: true })
    expect(fake.link).not.toHaveBeenCalled()
  })

  it('signs in to an account of this address whose password is right, which takes everything over', async () => {
    const { register } = await open()
    fake.link.mockRejectedValue(firebaseError('auth/email-already-in-use'))
    fake.signIn.mockImplementation(signsInAs(user('ewa')))
    expect(await register(form, 'pl')).toEqual({ isSignedIn: true })
    expect(requests()).toContain('POST /api/account/guest')
    expect(fake.updateProfile).not.toHaveBeenCalled()
  })

  it('reports that the address is taken when the password is another', async () => {
    const { register } = await open()
    fake.link.mockRejectedValue(firebaseError('auth/email-already-in-use'))
    fake.signIn.mockRejectedValue(firebaseError('auth/wrong-password'))
    const failure = await register(form, 'pl').catch((error: unknown) => error)
    const { signUpFailure } = await import('@/lib/account/sign-up-failure')
    expect(signUpFailure(failure)).toEqual({ key: 'email_in_use_guest' })
    expect(fake.auth.currentUser).toBe(guest)
  })

  it('reports that another tab was quicker with another address', async () => {
    const { register } = await open()
    fake.link.mockRejectedValue(firebaseError('auth/provider-already-linked'))
    fake.signIn.mockRejectedValue(firebaseError('auth/user-not-found'))
    const failure = await register(form, 'pl').catch((error: unknown) => error)
    const { signUpFailure } = await import('@/lib/account/sign-up-failure')
    expect(signUpFailure(failure)).toEqual({ key: 'already_registered' })
  })

  it('stays a guest when Firebase is away', async () => {
    const { register } = await open()
    fake.link.mockRejectedValue(firebaseError('auth/network-request-failed'))
    await expect(register(form, 'pl')).rejects.toThrow('network')
    expect(fake.signIn).not.toHaveBeenCalled()
  })
})
