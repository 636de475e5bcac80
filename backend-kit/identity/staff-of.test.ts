import { expect, it } from 'vitest'
import { staffOf } from './staff-of.ts'

const owner = { admin: true, firebase: { sign_in_provider: 'password' } }
const withFactor = { ...owner, firebase: { ...owner.firebase, sign_in_second_factor: 'totp' } }

it('where none is required a role counts by itself', () => {
  expect(staffOf(owner, { requiresSecondFactor: false })).toEqual({
    staffRole: 'owner',
    lacksSecondFactor: false,
  })
})

it('where one is required a role counts from a sign-in with it', () => {
  expect(staffOf(owner, { requiresSecondFactor: true })).toEqual({ staffRole: null, lacksSecondFactor: true })
  expect(staffOf(withFactor, { requiresSecondFactor: true })).toEqual({
    staffRole: 'owner',
    lacksSecondFactor: false,
  })
})

it.each([
  { admin: true },
  { admin: true, sign_in_second_factor: 'totp' },
  { admin: true, firebase: { sign_in_second_factor: '' } },
  { admin: true, firebase: { sign_in_second_factor: true } },
  { staff_role: 'office', firebase: null },
])('%j is no second factor', (claims) => {
  expect(staffOf(claims, { requiresSecondFactor: true })).toEqual({
    staffRole: null,
    lacksSecondFactor: true,
  })
})

it('customers lack nothing', () => {
  expect(staffOf({ uid: 'jan' }, { requiresSecondFactor: true })).toEqual({
    staffRole: null,
    lacksSecondFactor: false,
  })
})
