import { expect, it } from 'vitest'
import { shownSuppliers } from './shown-suppliers'

const suppliers = [
  { id: 1, name: 'Anwis', products: 30, reading: null },
  { id: 2, name: 'Łódzkie Opony', products: 5, reading: null },
  { id: 3, name: 'Opony Śląsk', products: 12, reading: null },
]

it.each([
  ['', [1, 2, 3]],
  ['search=opony', [2, 3]],
  ['search=%20LODZ', [2]],
  ['search=nikt', []],
  ['sort=name&order=desc', [3, 2, 1]],
  ['sort=products', [2, 3, 1]],
  ['sort=products&order=desc&search=o', [3, 2]],
])('of %j shows %j', (address, ids) => {
  expect(shownSuppliers(suppliers, new URLSearchParams(address)).map(({ id }) => id)).toEqual(ids)
})
