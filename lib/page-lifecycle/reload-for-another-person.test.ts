// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadForAnotherPerson } from './reload-for-another-person'

const KEY = 'bieznik.signedIn'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('location', { reload })
  window.localStorage.setItem(KEY, '1')
  reloadForAnotherPerson()
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
  document.documentElement.hidden = false
})

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

it.each([
  ['nobody is signed in any more', () => window.localStorage.removeItem(KEY)],
  ['somebody else is signed in', () => window.localStorage.setItem(KEY, '2')],
])('a page that comes back is hidden and loaded anew when %s', (_when, change) => {
  change()
  comeBack()
  expect(document.documentElement.hidden).toBe(true)
  expect(reload).toHaveBeenCalled()
})

it('a page that comes back to the same person stays as it is', () => {
  comeBack()
  expect(document.documentElement.hidden).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
