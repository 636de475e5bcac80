import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestShop } from '../../../test/shop.ts'
import { ProblemError } from '../http/problem-error.ts'
import { once, onceWithReply } from './once.ts'

const { db } = await buildTestShop()

const newKey = () => crypto.randomUUID()
const requestOf = (key: string | undefined, request: unknown = { a: 1 }, scope = 'test') => ({
  scope,
  key,
  request,
})
let made = 0
const count = async () => ++made
const countOnce = (claim: ReturnType<typeof requestOf>, work = count) =>
  db.transaction((tx) => onceWithReply(tx, claim, z.int(), work))

test('a repeat has the first reply, also of ten at once', async () => {
  const claim = requestOf(newKey())
  const before = made
  const all = await Promise.all(Array.from({ length: 10 }, () => countOnce(claim)))
  expect(made).toBe(before + 1)
  expect(all.filter(({ isRepeat }) => isRepeat)).toHaveLength(9)
  expect(new Set(all.map((each) => each.made))).toEqual(new Set([made]))
})

test('another request under the same key is refused, in another scope it is done', async () => {
  const key = newKey()
  await countOnce(requestOf(key))
  await expect(countOnce(requestOf(key, { a: 2 }))).rejects.toMatchObject({
    code: 'idempotency_key_reused',
    status: 422,
  })
  expect(await countOnce(requestOf(key, { a: 2 }, 'elsewhere'))).toMatchObject({ isRepeat: false })
})

test('a refusal leaves the key free, for another request too', async () => {
  const key = newKey()
  const refuse = () => Promise.reject(new ProblemError('out_of_stock', 'There is none.'))
  await expect(countOnce(requestOf(key), refuse)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await countOnce(requestOf(key, { a: 2 }))).toMatchObject({ isRepeat: false })
})

test('without a key each request is done', async () => {
  const before = made
  await countOnce(requestOf(undefined))
  await countOnce(requestOf(undefined))
  expect(made).toBe(before + 2)
})

test('of what is read anew no reply is stored', async () => {
  const claim = requestOf(newKey())
  const ask = () => db.transaction((tx) => once(tx, claim, count))
  expect([await ask(), await ask()]).toEqual([{ isRepeat: false, made }, { isRepeat: true }])
})
