import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'
import { addWheels } from '../../../test/wheels-and-spacers.ts'

const { anyone, db } = await buildTestShop()

await addWheels(db, [
  { diameter: 15, boltSpacing: '5x98', width: 6.5, centralBoreDiameter: 58.1 },
  { diameter: 15, boltSpacing: '5x114.3', width: 6.5, centralBoreDiameter: 60.1 },
  { diameter: 15, boltSpacing: '5x112', width: 10, centralBoreDiameter: 66.6 },
  { diameter: 15, boltSpacing: '5x112', width: 6, centralBoreDiameter: 57.1 },
  { diameter: 15, boltSpacing: '5x112', width: 6, centralBoreDiameter: 66.6 },
  { diameter: 20, boltSpacing: '6x139.7' },
  { diameter: 16, inArchive: true },
])

test.each([
  ['diameter', [15, 20]],
  ['bolt_spacing/15', ['5x98', '5x112', '5x114.3']],
  ['bolt_spacing/16', []],
  ['width/15/5x112', [6, 10]],
  ['width/15/5x114.3', [6.5]],
  ['width/15/5x100', []],
  ['central_bore/15/5x112/6', [57.1, 66.6]],
  ['central_bore/15/5x98/6.5', [58.1]],
  ['central_bore/15/5x98/7', []],
])('%s lists what is on sale, in order and once', async (path, expected) => {
  const reply = await anyone.get(`/api/wheel_filter/${path}`)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(expected)
})

test('what belongs together is listed at once, each once', async () => {
  const fit = (diameter: number, boltSpacing: string, width: number, centralBoreDiameter: number) => ({
    diameter,
    boltSpacing,
    width,
    centralBoreDiameter,
  })
  const { body } = await anyone.get('/api/wheels/fits')
  expect(body).toHaveLength(6)
  expect(body).toEqual(
    expect.arrayContaining([
      fit(15, '5x98', 6.5, 58.1),
      fit(15, '5x112', 6, 57.1),
      fit(15, '5x112', 6, 66.6),
      fit(15, '5x112', 10, 66.6),
      fit(15, '5x114.3', 6.5, 60.1),
      expect.objectContaining({ diameter: 20, boltSpacing: '6x139.7' }),
    ]),
  )
})

test.each([
  'bolt_spacing/abc',
  'bolt_spacing/0',
  'bolt_spacing/-15',
  'width/15/112',
  'width/15/%00',
  'width/15/5x112x3',
  'central_bore/15/5x112/x',
  'central_bore/15/5x112/1e1',
  'central_bore/15/5x112/99999',
])('%s is refused', async (path) => {
  expect(await anyone.get(`/api/wheel_filter/${path}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

test('a wheel that is drilled for two circles is found by each of them', async () => {
  const dual = { diameter: 18, boltSpacing: '5x112', secondBoltSpacing: '5x114.3', width: 8 }
  const [id] = await addWheels(db, [
    { ...dual, centralBoreDiameter: 74.1 },
    { diameter: 18, boltSpacing: '5x120', width: 9, centralBoreDiameter: 72.6 },
  ])
  const listed = async (path: string) => (await anyone.get(path)).body
  expect(await listed('/api/wheel_filter/bolt_spacing/18')).toEqual(['5x112', '5x114.3', '5x120'])
  for (const circle of ['5x112', '5x114.3']) {
    expect(await listed(`/api/wheel_filter/width/18/${circle}`)).toEqual([8])
    expect(await listed(`/api/wheel_filter/central_bore/18/${circle}/8`)).toEqual([74.1])
    expect(await listed(`/api/wheels?diameter=18&boltSpacing=${circle}`)).toMatchObject([
      { id, boltSpacing: '5x112', secondBoltSpacing: '5x114.3' },
    ])
    expect(await listed('/api/wheels/fits')).toContainEqual({
      diameter: 18,
      boltSpacing: circle,
      width: 8,
      centralBoreDiameter: 74.1,
    })
  }
  expect(await listed('/api/wheels?diameter=18&boltSpacing=5x120')).toHaveLength(1)
})
