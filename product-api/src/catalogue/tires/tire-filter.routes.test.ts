import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'

const { anyone } = await buildTestShop()

// Shows S4.22, S7.24
test.each([
  ['width', [31, 195]],
  ['profile/195', [65, 80]],
  ['profile/31', [10.5]],
  ['profile/205', []],
  ['diameter/195/80', [15]],
  ['diameter/31/10.5', [15]],
  ['protector/195/80/15', ['Moczar MT', 'Szuter AT']],
  ['protector/195/80/16', []],
])('%s lists what is on sale, in order and once', async (path, expected) => {
  expect(await anyone.get(`/api/rdr/tire_filter/${path}`)).toMatchObject({ status: 200, body: expected })
})

test.each(['profile/abc', 'profile/0', 'diameter/195/-80', 'protector/195/80/1e1'])(
  '%s is refused',
  async (path) => {
    expect(await anyone.get(`/api/rdr/tire_filter/${path}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  },
)
