import { expect, it } from 'vitest'
import { sessionEndedPath } from './session-ended-path'

it.each([
  ['/cart', '', '/login?reason=session&next=%2Fcart'],
  ['/', '', '/login?reason=session&next=%2F'],
  ['/en/orders', '?page=2&q=a', '/en/login?reason=session&next=%2Forders%3Fpage%3D2%26q%3Da'],
  ['/ru', '', '/ru/login?reason=session&next=%2F'],
  [
    '/ru/CreateOrder',
    '?step=payment',
    '/ru/login?reason=authentication_required&next=%2FCreateOrder%3Fstep%3Dpayment',
  ],
  ['/pl/cart', '', '/login?reason=session&next=%2Fcart'],
  ['/english', '', '/login?reason=session&next=%2Fenglish'],
  ['/signIn', '?next=%2Fcart', '/login?reason=session&next=%2FsignIn%3Fnext%3D%252Fcart'],
])('from %s%s', (pathname, search, path) => {
  expect(sessionEndedPath({ pathname, search })).toBe(path)
})
