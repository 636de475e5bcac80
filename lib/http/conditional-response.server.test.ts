import { expect, it } from 'vitest'
import { conditionalResponse } from './conditional-response.server'

const type = { 'content-type': 'text/plain' }
const ask = (headers: Record<string, string> = {}) =>
  new Request('http://shop.example/robots.txt', { headers })

function* pieces() {
  yield 'opony'
  yield ' zimowe'
}

it.each([
  ['a text', 'opony zimowe'],
  ['bytes', new TextEncoder().encode('opony zimowe')],
  ['pieces', pieces],
])('sends %s once, and 304 to a client that has it', async (_what, body) => {
  const first = conditionalResponse(ask(), body, type)
  expect(first.headers.get('content-type')).toBe('text/plain')
  expect(await first.text()).toBe('opony zimowe')
  const etag = first.headers.get('etag') ?? ''
  const again = conditionalResponse(ask({ 'if-none-match': etag }), body, type)
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
})

it('sends what has changed', async () => {
  const etag = conditionalResponse(ask(), 'opony', type).headers.get('etag') ?? ''
  const changed = conditionalResponse(ask({ 'if-none-match': etag }), 'felgi', type)
  expect([changed.status, await changed.text()]).toEqual([200, 'felgi'])
})
