import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin'

const LOCAL = 'http://127.0.0.1:3000'

const isSame = (headers: Record<string, string>, siteUrl = 'https://shop.example') =>
  isSameOrigin(
    new Request('http://127.0.0.1:3000/api/cart', {
      method: 'POST',
      headers: { host: 'shop.example', ...headers },
    }),
    siteUrl,
  )

it.each([
  ['a page of ours', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
  ['a browser that does not know Sec-Fetch-Site', { origin: 'https://shop.example' }],
  ['a program, which sends neither', {}],
])('takes a write from %s', (_who, headers) => {
  expect(isSame(headers)).toBe(true)
})

it.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['a neighbouring subdomain', { origin: 'https://blog.shop.example', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'https://shop.example:8443' }],
  ['a host that begins like ours', { origin: 'https://shop.example.evil.example' }],
  ['our host without encryption', { origin: 'http://shop.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['an address bar', { 'sec-fetch-site': 'none' }],
  ['somebody who says both', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }],
  [
    'somebody who says both, the other way',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
])('refuses a write from %s', (_who, headers) => {
  expect(isSame(headers)).toBe(false)
})

it('knows the shop as localhost and as 127.0.0.1', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000'])
    expect(isSame({ host, origin: `http://${host}` }, LOCAL)).toBe(true)
  expect(isSame({ host: 'localhost:3000', origin: 'http://127.0.0.1:3000' }, LOCAL)).toBe(false)
})
