import { expect, it } from 'vitest'
import {
  areaOfStaffPage,
  entranceOfStaffPage,
  placeInstead,
  placeOfStaffPage,
  roleForStrictDocument,
  strictScreens,
  unlistedScreens,
} from './pages.ts'

it.each([
  ['/orders', 'customer'],
  ['/orders/7/confirmation', 'customer'],
  ['/orders/7/payment', 'customer'],
  ['/admin/order/7/packing-slip', 'staff'],
  ['/admin/news/new', 'staff'],
  ['/create/', 'staff'],
  ['/create/wheel', 'staff'],
  ['/signIn', 'anyone'],
  ['/withdrawal', 'anyone'],
  ['/order', 'anyone'],
  ['/admin/withdrawals/7', 'staff'],
  ['/admin/order/x', null],
  ['/orders/0/confirmation', null],
  ['/create/tank', null],
  ['/tires', null],
])('%s is for %s', (path, role) => {
  expect(roleForStrictDocument(path)).toBe(role)
})

it.each([
  ['/admin', 'orders'],
  ['/admin/', 'orders'],
  ['/admin/order/7/packing-slip', 'orders'],
  ['/admin/print', 'orders'],
  ['/admin/phone-order', 'sales'],
  ['/admin/products/7', 'products'],
  ['/admin/complaints/new', 'returns'],
  ['/admin/staff', 'staff'],
  ['/admin/audit?entity=products', 'staff'],
  ['/admin/news', 'office'],
  ['/admin/something-new', 'office'],
  ['/administration', 'office'],
  ['/create/wheel', 'office'],
] as const)('%s is the work of %s', (path, area) => {
  expect(areaOfStaffPage(path)).toBe(area)
})

it.each([
  ['/admin', '/admin'],
  ['/admin/order/7', '/admin'],
  ['/admin/print', '/admin'],
  ['/admin/withdrawals/new', '/admin/withdrawals'],
  ['/admin/products/7', '/admin/products'],
  ['/create/spacer', '/admin/products'],
  ['/admin/customers/uid', '/admin/customers'],
  ['/admin/something-new', undefined],
  ['/orders', undefined],
])('%s belongs to %s in the navigation of staff', (path, place) => {
  expect(placeOfStaffPage(path)?.path).toBe(place)
})

it('the list of orders leads those on who have no work on it; every other page is entered by its own area alone', () => {
  expect(entranceOfStaffPage('/admin')).toBe('home')
  expect(placeInstead('/admin', 'accounting')).toBe('/admin/invoices')
  expect(placeInstead('/admin', null)).toBeUndefined()
  expect(entranceOfStaffPage('/admin/order/7')).toBe('orders')
  expect(placeInstead('/admin/order/7', 'accounting')).toBeUndefined()
  expect(entranceOfStaffPage('/admin/something-new')).toBe('office')
})

it('what is strict and what search engines stay away from are named by their first segments', () => {
  expect(strictScreens).toEqual(expect.arrayContaining(['signIn', 'order', 'orders', 'admin', 'create']))
  expect(strictScreens).not.toContain('cart')
  expect(unlistedScreens).toEqual(
    expect.arrayContaining(['/cart', '/compare', '/order', '/admin', '/Payment']),
  )
  expect(unlistedScreens).not.toContain('/signIn')
})
