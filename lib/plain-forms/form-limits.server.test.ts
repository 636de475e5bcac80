import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { retryConfirmation } from '@/lib/withdrawal/retry-document.server'
import { limitsOf } from './form-limits.server'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const HOUR = 60 * 60 * 1000
let visitors = 0

/** From another address each time. */
function state(limits: ReturnType<typeof limitsOf>, email: string): Promise<void> {
  visitors += 1
  const headers = { 'x-forwarded-for': `10.1.0.${visitors}` }
  return limits.takeStatement(new Request('http://127.0.0.1:3000/', { headers }), email)
}

it.each(['withdrawal', 'complaint'] as const)(
  '%s: one mailbox gets five acknowledgements an hour and fifteen a day, however it is written',
  async (form) => {
    const limits = limitsOf(form)
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 5; time += 1)
        await state(limits, time % 2 ? 'jan@example.com' : 'JAN@example.com')
      await expect(state(limits, 'jan@example.com')).rejects.toMatchObject({ retryAfter: 3600 })
      vi.advanceTimersByTime(HOUR)
    }
    await expect(state(limits, 'Jan@example.com')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 21 * 3600,
    })
    await state(limits, 'ewa@example.com')
    vi.advanceTimersByTime(21 * HOUR)
    await state(limits, 'jan@example.com')
  },
)

it('who has reached the limit of a day reads what else they can do, and can send it again', async () => {
  const limits = limitsOf('withdrawal')
  for (let time = 0; time < 15; time += 1) {
    await state(limits, 'ala@example.com')
    vi.advanceTimersByTime(HOUR / 4)
  }
  const problem = await state(limits, 'ala@example.com').catch((error: unknown) => error)
  if (!(problem instanceof ProblemError)) throw new Error('it was not refused', { cause: problem })
  const reply = retryConfirmation({ problem, language: 'pl' }, 'the-secret')
  const page = await reply.text()
  expect(reply.status).toBe(429)
  for (const text of ['podaj inny adres albo wyślij jeszcze raz jutro', 'mailem na', 'value="the-secret"'])
    expect(page).toContain(text)
})
