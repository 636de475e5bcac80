import fc from 'fast-check'
import { expect, it } from 'vitest'
import { queryWith } from '@/lib/url-state'
import { changesTo, viewIn } from './saved-views'

const fields = ['search', 'status', 'sort'] as const

it('is what the address has of these fields, whatever their order, and no page', () => {
  const address = new URLSearchParams('status=b&page=3&status=a&order=7&search=&sort=oldest')
  expect(viewIn(address, fields)).toBe('sort=oldest&status=a&status=b')
})

it('leads to an address with this view, and with nothing of the one before', () => {
  const value = fc.array(fc.tuple(fc.constantFrom(...fields), fc.string({ maxLength: 9 })))
  fc.assert(
    fc.property(value, value, (wanted, before) => {
      const view = viewIn(new URLSearchParams(wanted), fields)
      const shown = queryWith(changesTo(view, fields), new URLSearchParams([...before, ['page', '2']]))
      expect(viewIn(new URLSearchParams(shown), fields)).toBe(view)
      expect(new URLSearchParams(shown).has('page')).toBe(false)
    }),
  )
})
