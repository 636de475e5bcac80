import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/env.server'
import { attemptsOf, limiterOf } from './rate-limit.server'

const budget = () => ({ name: crypto.randomUUID(), points: 3, seconds: 60 })
const many = async (take: (whose: string) => Promise<void>, times: number, whose = 'a') => {
  for (let count = 0; count < times; count += 1) await take(whose)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('gives each what the budget holds, and no more until the time is over', async () => {
  const take = limiterOf(budget())
  await many(take, 3)
  vi.advanceTimersByTime(20_500)
  await expect(take('a')).rejects.toMatchObject({ code: 'too_many_requests', status: 429, retryAfter: 40 })
  await many(take, 3, 'b')
  vi.advanceTimersByTime(39_500)
  await many(take, 3)
})

it('is not made longer by those who keep asking', async () => {
  const take = limiterOf(budget())
  await many(take, 3)
  vi.advanceTimersByTime(59_900)
  for (let count = 0; count < 50; count += 1) await expect(take('a')).rejects.toMatchObject({ retryAfter: 1 })
  vi.advanceTimersByTime(100)
  await take('a')
})

it('counts each budget by itself', async () => {
  const [first, second] = [limiterOf(budget()), limiterOf(budget())]
  await many(first, 3)
  await expect(many(second, 3)).resolves.toBeUndefined()
  await expect(second('a')).rejects.toMatchObject({ code: 'too_many_requests' })
})

it('counts nothing that is given back', async () => {
  const { take, giveBack } = attemptsOf(budget())
  for (let count = 0; count < 20; count += 1) {
    await take('a')
    await giveBack('a')
  }
  await many(take, 3)
  await expect(take('a')).rejects.toMatchObject({ code: 'too_many_requests' })
})

it('can be switched off', async () => {
  vi.spyOn(env, 'RATE_LIMITS', 'get').mockReturnValue('off')
  await expect(many(limiterOf(budget()), 100)).resolves.toBeUndefined()
})
