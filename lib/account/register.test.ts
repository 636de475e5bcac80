import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeAttempt } from './attempts'
import { createAccount } from './create-account'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { forgetRegistration, storeRegistration } from './stored-registration'
import { register } from './register'
import { storeRegisteredEmail } from './registered-email'
import type { Registration } from './registration'

vi.mock('./attempts', () => ({ takeAttempt: vi.fn<typeof takeAttempt>() }))
vi.mock('./create-account', () => ({ createAccount: vi.fn<typeof createAccount>() }))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))
vi.mock('@/lib/log/browser', () => ({ logFailure: vi.fn<typeof logFailure>() }))
vi.mock('./stored-registration', () => ({
  storeRegistration: vi.fn<typeof storeRegistration>(),
  forgetRegistration: vi.fn<typeof forgetRegistration>(),
}))
vi.mock('@/lib/firebase/load-firebase', () => ({
  loadFirebase: async () => ({ auth: { currentUser: null } }),
}))
vi.mock('@/lib/auth/guest', () => ({ findGuest: async () => null }))
vi.mock('./link-guest', () => ({}))
vi.mock('./registered-email', () => ({ storeRegisteredEmail: vi.fn<typeof storeRegisteredEmail>() }))

const form: Registration = {
  name: 'Ewa',
  surname: 'Nowak',
  email: 'ewa@example.com',
  password: 'sekret12',
  phone: '+48600100200',
  consent: true,
}
const record = { name: 'Ewa', surname: 'Nowak', phone: '+48600100200' }

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(createAccount).mockImplementation((_account, storeRecord) => storeRecord('uid-of-ewa', 'token'))
})

describe('somebody registers', () => {
  it('with an account named after them, and a record written in their name', async () => {
    await register(form, 'ru')
    const { email, password } = form
    expect(createAccount).toHaveBeenCalledExactlyOnceWith(
      { email, password, displayName: 'Ewa Nowak', language: 'ru' },
      expect.any(Function),
    )
    expect(requestJson).toHaveBeenCalledExactlyOnceWith(
      '/api/account',
      expect.objectContaining({ method: 'PUT', json: record, token: 'token' }),
    )
    expect(forgetRegistration).toHaveBeenCalledWith('uid-of-ewa')
    expect(storeRegisteredEmail).toHaveBeenCalledWith('ewa@example.com')
  })

  it('and what the record needs is stored before it is sent, in case the window is closed', async () => {
    vi.mocked(requestJson).mockImplementation(async () => {
      expect(storeRegistration).toHaveBeenCalledWith('uid-of-ewa', record)
    })
    await register(form, 'pl')
    expect(requestJson).toHaveBeenCalledOnce()
  })

  it('although the record cannot be written: it stays stored', async () => {
    vi.mocked(requestJson).mockRejectedValue(new ProblemError('unavailable', 'text'))
    await register(form, 'pl')
    expect(storeRegistration).toHaveBeenCalledWith('uid-of-ewa', record)
    expect(forgetRegistration).not.toHaveBeenCalled()
    expect(logFailure).toHaveBeenCalledOnce()
    expect(storeRegisteredEmail).toHaveBeenCalledOnce()
  })
})

describe('nobody registers', () => {
  it('when no account could be made', async () => {
    vi.mocked(createAccount).mockRejectedValue(new Error('in use'))
    await expect(register(form, 'pl')).rejects.toThrow('in use')
    expect(storeRegisteredEmail).not.toHaveBeenCalled()
  })

  it('when no attempt is left: Firebase is not asked', async () => {
    vi.mocked(takeAttempt).mockRejectedValue(new ProblemError('too_many_requests', 'text'))
    await expect(register(form, 'pl')).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(createAccount).not.toHaveBeenCalled()
  })
})
