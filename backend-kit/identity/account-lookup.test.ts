import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAccountLookup, type Account } from './account-lookup.ts'

const good: Account = { isDisabled: false, isAnonymous: false, tokensValidAfter: 0 }

/** A service that answers when the test lets it. */
function createService(known: ReadonlyMap<string, Account>) {
  const calls: { uids: string[]; answer: () => void; fail: () => void }[] = []
  const lookUp = createAccountLookup((uids) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Account>>()
    calls.push({ uids, answer: () => resolve(new Map(known)), fail: () => reject(new Error('away')) })
    return promise
  })
  return { calls, lookUp }
}

test('a hundred questions at once are three calls', async () => {
  const { calls, lookUp } = createService(new Map([['uid-7', good]]))
  const answers = Promise.all(Array.from({ length: 100 }, (_, index) => lookUp(`uid-${index}`)))
  expect(calls.map(({ uids }) => uids.length)).toEqual([1, 1])
  for (const { answer } of calls) answer()
  await nextTurn()
  expect(calls.map(({ uids }) => uids.length)).toEqual([1, 1, 98])
  calls.at(-1)?.answer()
  expect((await answers).filter((account) => account !== null)).toEqual([good])
})

test('a question is not answered by a call that was under way before it: what changed meanwhile is seen', async () => {
  const known = new Map([['jan', good]])
  const { calls, lookUp } = createService(known)
  const before = [lookUp('jan'), lookUp('jan'), lookUp('jan'), lookUp('jan')]
  const [first] = calls
  known.set('jan', { ...good, isDisabled: true })
  const after = lookUp('jan')
  first?.answer()
  await nextTurn()
  for (const { answer } of calls.slice(1)) answer()
  expect(await after).toEqual({ ...good, isDisabled: true })
  await Promise.all(before)
  expect(calls.at(-1)?.uids).toEqual(['jan'])
})

test('whoever asks for the same account while others are waiting is no question more', async () => {
  const { calls, lookUp } = createService(new Map([['jan', good]]))
  const busy = ['a', 'b'].map((uid) => lookUp(uid))
  const same = Promise.all(Array.from({ length: 50 }, () => lookUp('jan')))
  for (const { answer } of calls) answer()
  await nextTurn()
  expect(calls).toHaveLength(3)
  calls.at(-1)?.answer()
  expect(await same).toHaveLength(50)
  await Promise.all(busy)
})

test('a call that fails fails for those who asked, and the next one is tried', async () => {
  const { calls, lookUp } = createService(new Map([['jan', good]]))
  const lost = lookUp('jan')
  calls[0]?.fail()
  await expect(lost).rejects.toThrow('away')
  const found = lookUp('jan')
  calls[1]?.answer()
  expect(await found).toEqual(good)
})

test('no call asks for more than Firebase answers', async () => {
  const { calls, lookUp } = createService(new Map())
  const answers = Promise.all(Array.from({ length: 300 }, (_, index) => lookUp(`uid-${index}`)))
  while (calls.some(({ uids }) => uids.length > 0) && calls.flatMap(({ uids }) => uids).length < 300) {
    for (const { answer } of calls) answer()
    await nextTurn()
  }
  for (const { answer } of calls) answer()
  expect(await answers).toEqual(Array.from({ length: 300 }, () => null))
  expect(Math.max(...calls.map(({ uids }) => uids.length))).toBe(100)
})
