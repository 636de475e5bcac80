import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'
import { addSpacers } from '../../../test/wheels-and-spacers.ts'

const { anyone, db } = await buildTestShop()

await addSpacers(db, [
  { boltDistance: '5x98', thickness: 5 },
  { boltDistance: '5x112', thickness: 5 },
  { boltDistance: '5x112', thickness: 5 },
  { boltDistance: '5x114.3', thickness: 12.5 },
  { boltDistance: '4x100', inArchive: true },
])

test.each([
  ['bolt_distance', ['5x98', '5x112', '5x114.3']],
  ['thickness/5x112', [5, 20]],
  ['thickness/5x114.3', [12.5]],
  ['thickness/4x100', []],
  ['thickness/9x999', []],
])('%s lists what is on sale, in order and once', async (path, expected) => {
  const reply = await anyone.get(`/api/rdr/spacer_filter/${path}`)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(expected)
})

test('what belongs together is listed at once, each once', async () => {
  const { body } = await anyone.get('/api/spacers/fits')
  expect(body).toHaveLength(4)
  expect(body).toEqual(
    expect.arrayContaining([
      { boltDistance: '5x98', thickness: 5 },
      { boltDistance: '5x112', thickness: 5 },
      { boltDistance: '5x112', thickness: 20 },
      { boltDistance: '5x114.3', thickness: 12.5 },
    ]),
  )
})

test.each(['thickness/112', 'thickness/%00', 'thickness/5x112%27--', 'thickness/5x'])(
  '%s is refused',
  async (path) => {
    expect(await anyone.get(`/api/rdr/spacer_filter/${path}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  },
)
