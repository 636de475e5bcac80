import { expect, it } from 'vitest'
import { claimsOf, listStaffAreas, mayDo, staffRoleOf, staffRoles } from './staff.ts'

it.each(staffRoles)('the claims of %s are read as they were made', (role) => {
  expect(staffRoleOf({ ...claimsOf(role) })).toBe(role)
})

const none: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { admin: 'true' },
  { admin: 1 },
  { staff_role: 'owner' },
  { staff_role: 'Office' },
  { staff_role: ['office'] },
  { staff_role: true },
  { staff_role: 'constructor' },
  Object.create({ staff_role: 'office' }),
  { ...claimsOf(null) },
]

it('nothing else is a role', () => {
  for (const claims of none) expect(staffRoleOf(claims), JSON.stringify(claims)).toBeNull()
})

it('the owner does everything, a customer nothing, and nobody else has the area of the staff', () => {
  for (const area of listStaffAreas()) {
    expect(mayDo('owner', area)).toBe(true)
    expect(mayDo(null, area)).toBe(false)
  }
  expect(staffRoles.filter((role) => mayDo(role, 'staff'))).toEqual(['owner'])
})

it.each([
  ['warehouse', ['home', 'orders', 'returns', 'products', 'stock']],
  ['shop_floor', ['home', 'orders', 'sales', 'invoices', 'returns', 'products']],
  ['accounting', ['home', 'invoices', 'accounting']],
] as const)('%s works on %j', (role, areas) => {
  expect(listStaffAreas().filter((area) => mayDo(role, area))).toEqual(areas)
})
