import { expect, it } from 'vitest'
import { ratePassword } from './password-strength'

it.each([
  ['password', 0],
  ['qwerty', 0],
  ['abcabcabc', 0],
])('%s is guessed at once', async (password, score) => {
  expect(await ratePassword(password, [])).toBe(score)
})

it('long and random is the best', async () => {
  expect(await ratePassword('x7#Kq!mW2z$Lp9', [])).toBe(4)
})

it('one’s own name is worth little to those who know it', async () => {
  const known = await ratePassword('zażółćgęślą', ['zażółćgęślą'])
  expect(known).toBeLessThan(await ratePassword('zażółćgęślą', []))
})
