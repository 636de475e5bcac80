import { afterEach, describe, expect, it, vi } from 'vitest'
import { verified } from './identity.server'

afterEach(() => vi.useRealTimers())

describe('verified', () => {
  it('hands over what was asked for', async () => {
    expect(await verified(Promise.resolve({ uid: 'jan' }))).toEqual({
      outcome: 'valid',
      claims: { uid: 'jan' },
    })
  })

  it('sorts what firebase-admin throws', async () => {
    const disabled = Object.assign(new Error('text'), { code: 'auth/user-disabled' })
    expect(await verified(Promise.reject(disabled))).toEqual({ outcome: 'invalid' })
  })

  it('does not wait longer than three seconds', async () => {
    vi.useFakeTimers()
    const settled = vi.fn<() => void>()
    const result = verified(new Promise(() => undefined)).finally(settled)
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toMatchObject({ outcome: 'away' })
  })
})
