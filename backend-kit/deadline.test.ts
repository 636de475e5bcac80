import { expect, it, vi } from 'vitest'
import { DeadlineError, withDeadline } from './deadline.ts'

it('gives the outcome of work that is in time', async () => {
  await expect(withDeadline(Promise.resolve(7), 1_000, 'late')).resolves.toBe(7)
  await expect(withDeadline(Promise.reject(new TypeError('x')), 1_000, 'late')).rejects.toThrow(TypeError)
})

it('gives up on work that is not, and leaves no timer behind', async () => {
  vi.useFakeTimers()
  await Promise.all([
    expect(withDeadline(new Promise(() => {}), 1_000, 'late')).rejects.toThrow(new DeadlineError('late')),
    vi.advanceTimersByTimeAsync(1_000),
  ])
  await withDeadline(Promise.resolve(), 1_000, 'late')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
