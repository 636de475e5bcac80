// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { requestJson } from '@/lib/http/request-json'

const HINT = 'bieznik.signedIn'
const HOUR = 3_600_000
const inFiveDays = () => String(Date.now() + 5 * 24 * HOUR)
const isRemembered = () => Number(window.localStorage.getItem(HINT)) > Date.now()

const fake = vi.hoisted(() => ({
  auth: { currentUser: null as object | null, authStateReady: async () => undefined },
  emit: (_user: object | null): void => undefined,
  readConfig: vi.fn<() => Promise<object>>(),
  signInWithEmailAndPassword: vi.fn<(auth: object, email: string, password: string) => Promise<object>>(),
  signOut: vi.fn<(auth: object) => Promise<void>>(),
  requestJson: vi.fn<typeof requestJson>(),
  finishWithCode: vi.fn<(auth: object, error: Error, code: string) => Promise<object>>(),
}))
vi.mock('./second-factor', () => ({ finishWithCode: fake.finishWithCode }))
vi.mock('@/lib/firebase/start-auth', () => ({ startAuth: () => fake.auth }))
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: object, emit: typeof fake.emit) => {
    fake.emit = emit
  },
  signInWithEmailAndPassword: fake.signInWithEmailAndPassword,
  signOut: fake.signOut,
}))
vi.mock('@/lib/http/request-json', () => ({
  requestJson: (...call: Parameters<typeof requestJson>) =>
    call[0] === '/api/config' ? fake.readConfig() : fake.requestJson(...call),
}))

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code })
const OUTAGE = firebaseError('auth/network-request-failed')
const DISABLED = firebaseError('auth/user-disabled')

function person(uid: string, claims: object = {}) {
  return {
    uid,
    email: `${uid}@example.com`,
    displayName: uid,
    getIdToken: vi.fn<(isForced?: boolean) => Promise<string>>(async (isForced) =>
      isForced ? `fresh-${uid}` : `token-${uid}`,
    ),
    getIdTokenResult: vi.fn<() => Promise<object>>(async () => ({
      token: `token-${uid}`,
      expirationTime: new Date(Date.now() + HOUR).toUTCString(),
      claims,
    })),
  }
}

/** The module as a page that has just been opened has it; the bell rings whenever the state changes. */
async function open({ isHinted = true } = {}) {
  if (isHinted) window.localStorage.setItem(HINT, inFiveDays())
  vi.resetModules()
  const store = {
    ...(await import('./sign-in')),
    ...(await import('./sign-out')),
    ...(await import('./firebase-user')),
    ...(await import('./auth-state')),
  }
  const bell = vi.fn<() => void>()
  store.subscribeToAuthState(bell)
  await settle()
  const emit = async (user: object | null) => {
    fake.auth.currentUser = user
    fake.emit(user)
    await settle()
  }
  return { ...store, bell, emit }
}
const settle = () => vi.advanceTimersByTimeAsync(1)
const otherTabWrites = (value: string | null) => {
  if (value === null) window.localStorage.removeItem(HINT)
  else window.localStorage.setItem(HINT, value)
  window.dispatchEvent(new StorageEvent('storage', { key: HINT }))
}
const requests = () => fake.requestJson.mock.calls.map(([path, { method }]) => `${method} ${path}`)

const assign = vi.fn<(path: string) => void>()
let noted: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  vi.stubGlobal('location', { pathname: '/en/cart', search: '?a=1', assign: assign.mockReset() })
  noted = vi.spyOn(console, 'error').mockReturnValue(undefined)
  fake.auth.currentUser = null
  fake.readConfig.mockReset().mockResolvedValue({})
  fake.requestJson.mockReset().mockResolvedValue(null)
  fake.signOut.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const LEFT = '/en/login?reason=session&next=%2Fcart%3Fa%3D1'

describe('who is signed in', () => {
  it('is nobody without a hint, and Firebase is not even loaded', async () => {
    const { getAuthState, getIdToken } = await open({ isHinted: false })
    expect(getAuthState()).toEqual({ status: 'signed-out' })
    expect(await getIdToken()).toBeNull()
    expect(fake.readConfig).not.toHaveBeenCalled()
  })

  it('is nobody once the session has ended, though Firebase would know the person for ever', async () => {
    window.localStorage.setItem(HINT, String(Date.now()))
    const { getAuthState } = await open({ isHinted: false })
    expect(getAuthState()).toEqual({ status: 'signed-out' })
    expect(fake.readConfig).not.toHaveBeenCalled()
  })

  it('is nobody any more on a page that is open when the session ends', async () => {
    const { getAuthState, emit } = await open()
    await emit(person('jan'))
    expect(getAuthState()).toMatchObject({ status: 'signed-in' })
    await vi.advanceTimersByTimeAsync(5 * 24 * HOUR + HOUR)
    expect(getAuthState()).toEqual({ status: 'signed-out' })
  })

  // Shows S4.7
  it('is not known until Firebase says so', async () => {
    const { getAuthState, emit } = await open()
    expect(getAuthState()).toEqual({ status: 'loading' })
    await emit(person('jan', { admin: true }))
    expect(getAuthState()).toEqual({
      status: 'signed-in',
      person: { uid: 'jan', email: 'jan@example.com', displayName: 'jan', isStaff: true, staffRole: 'owner' },
    })
  })

  it('is asked again after an outage, which signs nobody out', async () => {
    fake.readConfig.mockRejectedValueOnce(OUTAGE)
    const { getAuthState, emit } = await open()
    expect(getAuthState()).toEqual({ status: 'loading' })
    expect(noted).toHaveBeenCalledExactlyOnceWith(expect.any(String), OUTAGE)
    await vi.advanceTimersByTimeAsync(5_000)
    await emit(person('jan'))
    expect(getAuthState()).toMatchObject({ status: 'signed-in' })
    expect(isRemembered()).toBe(true)
  })

  it('is still the person whose token cannot be read during an outage', async () => {
    const { getAuthState, emit } = await open()
    const jan = person('jan')
    jan.getIdTokenResult.mockRejectedValue(OUTAGE)
    await emit(jan)
    expect(getAuthState()).toMatchObject({ status: 'signed-in', person: { uid: 'jan', isStaff: false } })
  })

  it('is the last one that came, however slow the one before', async () => {
    const { getAuthState, emit } = await open()
    const slow = Promise.withResolvers<object>()
    const jan = person('jan')
    jan.getIdTokenResult.mockReturnValue(slow.promise)
    await emit(jan)
    await emit(null)
    slow.resolve({ claims: {} })
    await settle()
    expect(getAuthState()).toEqual({ status: 'signed-out' })
  })

  it('is nobody when Firebase has dropped the sign-in, and the server’s session ends with it', async () => {
    const { getAuthState, emit } = await open()
    await emit(null)
    expect(getAuthState()).toEqual({ status: 'signed-out' })
    expect(requests()).toEqual(['DELETE /api/session'])
    expect(window.localStorage.getItem(HINT)).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  it('is nobody, and expected on the next page again, while the session of a dropped sign-in is not ended', async () => {
    fake.requestJson.mockRejectedValue(OUTAGE)
    const { getAuthState, emit } = await open()
    await emit(null)
    expect(getAuthState()).toEqual({ status: 'signed-out' })
    expect(noted).toHaveBeenCalledExactlyOnceWith(expect.any(String), OUTAGE)
    expect(isRemembered()).toBe(true)
    fake.requestJson.mockReset().mockResolvedValue(null)
    const next = await open({ isHinted: false })
    await next.emit(null)
    expect(requests()).toEqual(['DELETE /api/session'])
    expect(window.localStorage.getItem(HINT)).toBeNull()
  })

  it('is whoever signed in while the session of a dropped sign-in was ending', async () => {
    const ending = Promise.withResolvers<null>()
    fake.requestJson.mockReturnValue(ending.promise)
    const { getAuthState, emit } = await open()
    await emit(null)
    await emit(person('ewa'))
    ending.resolve(null)
    await settle()
    expect(getAuthState()).toMatchObject({ person: { uid: 'ewa' } })
    expect(isRemembered()).toBe(true)
  })
})

describe('another tab', () => {
  it('signs out here as well, at once', async () => {
    const { getAuthState, getIdToken, emit, bell } = await open()
    await emit(person('jan'))
    bell.mockClear()
    otherTabWrites(null)
    expect(getAuthState()).toEqual({ status: 'signed-out' })
    expect(bell).toHaveBeenCalledOnce()
    expect(await getIdToken()).toBeNull()
    await emit(null)
    expect(requests()).toEqual([])
  })

  it('signs in here as well, whoever it is', async () => {
    const { getAuthState, emit } = await open({ isHinted: false })
    otherTabWrites(inFiveDays())
    await settle()
    await emit(person('jan'))
    expect(getAuthState()).toMatchObject({ person: { uid: 'jan' } })
    await emit(person('ewa'))
    expect(getAuthState()).toMatchObject({ person: { uid: 'ewa' } })
  })
})

describe('the token', () => {
  // Shows S4.10, S9.1
  it('is refreshed every 3,300,000 ms', async () => {
    const { emit } = await open()
    const jan = person('jan')
    await emit(jan)
    await vi.advanceTimersByTimeAsync(3_299_000)
    expect(jan.getIdToken).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(jan.getIdToken).toHaveBeenCalledExactlyOnceWith(true)
    await vi.advanceTimersByTimeAsync(3_300_000)
    expect(jan.getIdToken).toHaveBeenCalledTimes(2)
  })

  it('that cannot be refreshed during an outage is noted, and nobody is signed out', async () => {
    const { getAuthState, emit } = await open()
    const jan = person('jan')
    jan.getIdToken.mockRejectedValue(OUTAGE)
    await emit(jan)
    await vi.advanceTimersByTimeAsync(3_300_000)
    expect(noted).toHaveBeenCalledExactlyOnceWith(expect.any(String), OUTAGE)
    expect(getAuthState()).toMatchObject({ status: 'signed-in' })
  })

  it('of an account that is no more leads to sign-in, also when nobody called anything', async () => {
    const { emit } = await open()
    const jan = person('jan')
    jan.getIdToken.mockRejectedValue(DISABLED)
    await emit(jan)
    await vi.advanceTimersByTimeAsync(3_300_000)
    expect(assign).toHaveBeenCalledExactlyOnceWith(LEFT)
  })

  it('for a call is a new one when the last was refused', async () => {
    const { getIdToken, emit } = await open()
    await emit(person('jan'))
    expect(await getIdToken()).toBe('token-jan')
    expect(await getIdToken({ isRefused: true })).toBe('fresh-jan')
  })

  it('is waited for by a call that comes before it is known who is signed in', async () => {
    const { getIdToken } = await open()
    fake.auth.currentUser = person('jan')
    expect(await getIdToken()).toBe('token-jan')
  })

  // Shows S5.29
  it.each([
    ['Firebase is away', OUTAGE],
    ['Firebase has an error', firebaseError('auth/internal-error')],
  ])('is reported as unavailable while %s', async (_what, error) => {
    const { getIdToken, getAuthState, emit } = await open()
    const jan = person('jan')
    jan.getIdToken.mockRejectedValue(error)
    await emit(jan)
    const { outcomeOf } = await import('@/lib/checkout/outcome')
    const failure: unknown = await getIdToken({ isRefused: true }).catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ code: 'unavailable', cause: error })
    expect(outcomeOf(failure)).toBe('no_identity')
    expect(getAuthState()).toMatchObject({ status: 'signed-in' })
    expect(assign).not.toHaveBeenCalled()
  })

  it('of a disabled account signs out, ends the session, and leads to sign-in once', async () => {
    const { getIdToken, emit, bell } = await open()
    const jan = person('jan')
    jan.getIdToken.mockRejectedValue(DISABLED)
    await emit(jan)
    bell.mockClear()
    const calls = [1, 2, 3].map(() => getIdToken({ isRefused: true }))
    for (const result of await Promise.allSettled(calls))
      expect(result).toMatchObject({ reason: { code: 'unauthenticated' } })
    expect(requests()).toEqual(['DELETE /api/session'])
    expect(fake.signOut).toHaveBeenCalledOnce()
    expect(window.localStorage.getItem(HINT)).toBeNull()
    expect(assign).toHaveBeenCalledExactlyOnceWith(LEFT)
    // No screen takes another way in the meantime.
    await emit(null)
    expect(bell).not.toHaveBeenCalled()
  })
})

describe('leaving for sign-in', () => {
  it('is still expected on the next page while the session is ending, should somebody go on meanwhile', async () => {
    const { leaveForSignIn, emit } = await open()
    await emit(person('jan'))
    const ending = Promise.withResolvers<null>()
    fake.requestJson.mockReturnValue(ending.promise)
    // Firebase drops a sign-in by itself when it learns that the account is no more.
    await emit(null)
    const left = leaveForSignIn()
    await settle()
    expect(isRemembered()).toBe(true)
    ending.resolve(null)
    await left
    expect(window.localStorage.getItem(HINT)).toBeNull()
  })

  it('leaves a session that could not be ended to the next page', async () => {
    const { leaveForSignIn, emit } = await open()
    await emit(person('jan'))
    fake.requestJson.mockRejectedValueOnce(OUTAGE)
    await leaveForSignIn()
    expect(assign).toHaveBeenCalledExactlyOnceWith(LEFT)
    expect(isRemembered()).toBe(true)
    const next = await open({ isHinted: false })
    await next.emit(null)
    expect(requests()).toEqual(['DELETE /api/session', 'DELETE /api/session'])
    expect(window.localStorage.getItem(HINT)).toBeNull()
  })

  it('happens even when nothing can be ended, which is noted', async () => {
    const { leaveForSignIn, getIdToken, emit } = await open()
    await emit(person('jan'))
    fake.requestJson.mockRejectedValue(OUTAGE)
    fake.signOut.mockRejectedValue(DISABLED)
    await leaveForSignIn()
    expect(noted).toHaveBeenCalledTimes(2)
    // Else the next page would take the refused person for signed in, and lead here again.
    expect(window.localStorage.getItem(HINT)).toBeNull()
    expect(await getIdToken()).toBeNull()
    expect(assign).toHaveBeenCalledExactlyOnceWith(LEFT)
  })
})

describe('signing in', () => {
  const ewa = person('ewa')
  const signInWith = (result: Promise<object>) =>
    fake.signInWithEmailAndPassword.mockReset().mockReturnValue(result)

  it('takes an attempt, then asks Firebase, then opens the session', async () => {
    const { signIn } = await open({ isHinted: false })
    signInWith(Promise.resolve({ user: ewa }))
    expect(await signIn('ewa@example.com', 'sekret12')).toEqual({ isStaff: false })
    expect(fake.requestJson.mock.calls).toMatchObject([
      ['/api/attempts', { method: 'POST', json: { action: 'sign_in' } }],
      ['/api/session', { method: 'POST', token: 'token-ewa' }],
    ])
    expect(isRemembered()).toBe(true)
  })

  it('is refused where the browser stores nothing, before any call', async () => {
    const { signIn } = await open({ isHinted: false })
    signInWith(Promise.resolve({ user: ewa }))
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const failure = await signIn('ewa@example.com', 'sekret12').catch((error: unknown) => error)
    const { signInFailure } = await import('@/lib/account/sign-in-failure')
    expect(signInFailure(failure)).toBe('storage_refused')
    expect(fake.requestJson).not.toHaveBeenCalled()
  })

  it('does not ask Firebase when no attempt is left', async () => {
    const { signIn } = await open({ isHinted: false })
    signInWith(Promise.resolve({ user: ewa }))
    const refusal = new Error('too many')
    fake.requestJson.mockRejectedValue(refusal)
    await expect(signIn('ewa@example.com', 'sekret12')).rejects.toBe(refusal)
    expect(fake.signInWithEmailAndPassword).not.toHaveBeenCalled()
  })

  it('is undone when the session cannot be opened', async () => {
    const { signIn, getAuthState, emit } = await open()
    await emit(null)
    signInWith(emit(ewa).then(() => ({ user: ewa })))
    fake.requestJson.mockReset().mockResolvedValueOnce(null).mockRejectedValueOnce(OUTAGE)
    await expect(signIn('ewa@example.com', 'sekret12')).rejects.toBe(OUTAGE)
    expect(fake.signOut).toHaveBeenCalledOnce()
    expect(getAuthState()).toEqual({ status: 'signed-out' })
    expect(window.localStorage.getItem(HINT)).toBeNull()
  })

  it('that Firebase interrupts for a code opens the session with the code, and with another one after a wrong one', async () => {
    const { signIn, SecondFactorAsked } = await open({ isHinted: false })
    const asks = Object.assign(new Error('asked'), { code: 'auth/multi-factor-auth-required' })
    signInWith(Promise.reject(asks))
    const asked: unknown = await signIn('ewa@example.com', 'sekret12').catch((error: unknown) => error)
    if (!(asked instanceof SecondFactorAsked)) throw new Error('no code was asked for')
    expect(requests()).toEqual(['POST /api/attempts'])
    fake.finishWithCode.mockRejectedValueOnce(new Error('wrong')).mockResolvedValueOnce(ewa)
    await expect(asked.finish('111111')).rejects.toThrow('wrong')
    expect(isRemembered()).toBe(false)
    expect(await asked.finish('123456')).toEqual({ isStaff: false })
    expect(fake.finishWithCode).toHaveBeenLastCalledWith(expect.anything(), asks, '123456')
    expect(requests()).toEqual(['POST /api/attempts', 'POST /api/session'])
    expect(isRemembered()).toBe(true)
  })
})

describe('signing out', () => {
  // Shows S4.9
  it('ends the session first, then everything here', async () => {
    const { signOut, getIdToken, emit } = await open()
    await emit(person('jan'))
    await signOut()
    expect(requests()).toEqual(['DELETE /api/session'])
    expect(fake.signOut).toHaveBeenCalledOnce()
    expect(window.localStorage.getItem(HINT)).toBeNull()
    expect(await getIdToken()).toBeNull()
  })

  it('changes nothing on the page that is being left, whose screens might lead elsewhere', async () => {
    const { signOut, bell, getAuthState, emit } = await open()
    await emit(person('jan'))
    bell.mockClear()
    await signOut()
    expect(bell).not.toHaveBeenCalled()
    expect(getAuthState()).toMatchObject({ status: 'signed-in' })
  })

  it('leaves everything as it is when the session cannot be ended', async () => {
    const { signOut, getAuthState, emit } = await open()
    await emit(person('jan'))
    fake.requestJson.mockRejectedValue(OUTAGE)
    await expect(signOut()).rejects.toBe(OUTAGE)
    expect(fake.signOut).not.toHaveBeenCalled()
    expect(getAuthState()).toMatchObject({ status: 'signed-in' })
  })
})
