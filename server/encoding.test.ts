import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { decode, encode, encodingFor } from './encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0.0,gzip;q=0', null],
  ['identity', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('takes of %j %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

it('can be read again', async () => {
  const text = 'opona '.repeat(1_000)
  expect(decode(await encode(text, 'br')).toString()).toBe(text)
  expect(gunzipSync(await encode(text, 'gzip')).toString()).toBe(text)
})

it('takes as much memory as it has bytes, however long it is stored', async () => {
  const text = 'opona 195/80 R15 '.repeat(1_000)
  for (const encoding of ['br', 'gzip'] as const) {
    const encoded = await encode(text, encoding)
    expect(encoded.buffer.byteLength, encoding).toBe(encoded.byteLength)
  }
  const decoded = decode(await encode(text, 'br'))
  expect(decoded.buffer.byteLength).toBe(decoded.byteLength)
})
