import { addedWordSchema } from '@bieznik/contract/catalogue/added-word'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

const changedTags: string[][] = []
const shop = await buildTestShop({
  storefront: { changed: (tags) => void changedTags.push([...tags]), settled: async () => undefined },
})
const other = await shop.another()
const anna = shop.asStaff('anna')

const found = async (from: typeof shop, text: string) => {
  const { body } = await from.anyone.get(`/api/products/title/${encodeURIComponent(text)}`)
  return z
    .array(z.object({ id: z.number() }))
    .parse(body)
    .map(({ id }) => id)
}
const add = (word: string, meaning: string, isBeginning = false) =>
  anna.call('POST', '/api/search/words', { body: { word, meaning, isBeginning } })
const words = (body: unknown) => z.array(addedWordSchema).parse(body)

test('a word that staff add is known to every process at once, and unknown again when it is removed', async () => {
  expect([await found(shop, 'kapeć'), await found(other, 'kapeć')]).toEqual([[], []])
  const { status, body } = await add(' Kapeć ', 'kind_Wheel')
  expect(status).toBe(201)
  expect(words(body)).toMatchObject([
    { word: 'kapec', meaning: 'kind_Wheel', isBeginning: false, who: 'anna' },
  ])
  expect([await found(shop, 'kapeć'), await found(other, 'KAPEC')]).toEqual([[ids.wheel], [ids.wheel]])
  expect(changedTags.flat()).toEqual(['search-words'])
  const listed = await anna.get('/api/products?search=kapec')
  expect(listed.body).toMatchObject({ rows: [{ id: ids.wheel }] })

  const [{ id } = { id: 0 }] = words(body)
  expect((await anna.call('DELETE', `/api/search/words/${id}`, {})).body).toEqual([])
  expect([await found(shop, 'kapeć'), await found(other, 'kapeć')]).toEqual([[], []])
  expect(await anna.call('DELETE', `/api/search/words/${id}`, {})).toMatchObject({ status: 404 })
})

test('a beginning goes on with endings, and a phrase is read as one', async () => {
  await add('przekładk', 'kind_Spacer', true)
  await add('wypasiony dysk', 'kind_Spacer')
  expect(await found(shop, 'przekładkami')).toEqual([ids.spacer])
  expect(await found(shop, 'wypasiony dysk')).toEqual([ids.spacer])
  expect(await found(shop, 'wypasiony')).toEqual([])
})

test('a new process knows the words that are there', async () => {
  await add('walcownica', 'kind_Wheel')
  expect(await found(await shop.another(), 'walcownica')).toEqual([ids.wheel])
})

test.each([
  ['opony', 'kind_Tire', 'word_known'],
  ['Oponami', 'season_winter', 'word_known'],
  ['r15', 'kind_Wheel', 'word_measure'],
  ['20mm', 'kind_Spacer', 'word_measure'],
  ['195/65 r15', 'kind_Tire', 'word_invalid'],
  ['2024', 'kind_Tire', 'word_invalid'],
  ['jedno dwa trzy cztery', 'kind_Tire', 'word_invalid'],
  ['x', 'kind_Tire', 'word_required'],
  ['a'.repeat(41), 'kind_Tire', 'too_long'],
  ['felunia', 'kind_Boat', 'meaning_required'],
])('%s as %s is refused: %s', async (word, meaning, message) => {
  const refused = await add(word, meaning)
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(JSON.stringify(refused.body)).toContain(message)
})

test('of two who add the same word at once one does', async () => {
  const outcomes = await Promise.all([add('dubelek', 'kind_Tire'), add('Dubelek', 'kind_Wheel')])
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
})
