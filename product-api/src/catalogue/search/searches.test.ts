import { languages } from '@bieznik/contract/language'
import { expect, test } from 'vitest'
import { generateSpacers } from '../../platform/db/seed/spacers.ts'
import { generateTires } from '../../platform/db/seed/tires.ts'
import { generateWheels } from '../../platform/db/seed/wheels.ts'
import { expectedOf } from '../../../test/expected-search.ts'
import { searches } from '../../../test/searches.ts'
import { findProducts } from './find-products.ts'
import { rowOf } from '../../../test/indexed-rows.ts'
import { ProductIndex } from './product-index.ts'

/** Of a hundred searches that people make, as many at least find what was meant. */
const RIGHT = 0.97

const catalogue = [...generateTires(), ...generateWheels(), ...generateSpacers()]
const rows = catalogue.map((product, at) => rowOf({ ...product, id: at + 1 }))
const index = new ProductIndex()
for (const row of rows) index.put(row)

const firstOf = (text: string) => {
  const { ids, total, understood } = findProducts(index, text, { limit: 5, offset: 0 })
  const [first] = ids.flatMap((id) => rows[id - 1] ?? [])
  return { first, total, understood }
}

test('of the searches that people make, nearly all find what was meant', async ({ annotate }) => {
  const wrong = searches.flatMap(([text, expected]) => {
    const { first, total, understood } = firstOf(text)
    const problem = expectedOf(expected)({ first, total, understood })
    return problem ? [`${text}: expected ${expected}, ${problem}`] : []
  })
  const rate = 1 - wrong.length / searches.length
  await annotate([`${searches.length} searches, ${(rate * 100).toFixed(1)} % right`, ...wrong].join('\n'))
  expect(searches.length).toBeGreaterThanOrEqual(300)
  expect(new Set(searches.map(([text]) => text)).size).toBe(searches.length)
  expect(rate).toBeGreaterThanOrEqual(RIGHT)
})

test('they are in every language of the shop', () => {
  const cyrillic = searches.filter(([text]) => /[а-яё]/i.test(text)).length
  expect(cyrillic / searches.length).toBeGreaterThan(1 / (2 * languages.length))
})
