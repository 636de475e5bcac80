import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, fillPath, matchPath } from './endpoint.ts'

const PATTERN = '/api/suppliers/:id/feed/:run'

it('any values of the parameters come back from the path that they fill', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.nat(), (id, run) => {
      fc.pre(id !== '.' && id !== '..')
      const segments = fillPath(PATTERN, { id, run }).split('/').slice(1).map(decodeURIComponent)
      expect(matchPath(PATTERN, segments)).toEqual({ id, run: String(run) })
    }),
  )
})

it('a value that is missing is an error and no path', () => {
  expect(() => fillPath(PATTERN, { id: 7 })).toThrow(/no value for run/)
})

it.each(['.', '..'])('%s is no value, since a URL with it is another one', (id) => {
  expect(matchPath(PATTERN, ['api', 'suppliers', id, 'feed', '1'])).toBeNull()
  expect(() => fillPath(PATTERN, { id, run: 1 })).toThrow(TypeError)
})

it.each(['/api/suppliers/7', '/api/suppliers/7/feed/1/more', '/api/makers/7/feed/1'])(
  '%s does not fit',
  (path) => {
    expect(matchPath(PATTERN, path.split('/').slice(1))).toBeNull()
  },
)

it.each([
  ['/api/admin/suppliers/:id', '/api/suppliers/:id'],
  ['/api/reach/admin/:id', '/api/reach/admin/:id'],
] as const)('%s of the BFF is %s of the product API unless another path is given', (path, at) => {
  const declared = { method: 'GET', path, summary: '', reply: z.null() } as const
  expect(endpoint(declared).at).toBe(at)
  expect(endpoint({ ...declared, at: '/api/other' }).at).toBe('/api/other')
})
