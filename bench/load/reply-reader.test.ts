import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replyReader } from './reply-reader.ts'

const sized = (status: number, body: string) =>
  `HTTP/1.1 ${status} Words\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

const chunked = (status: number, parts: readonly string[]) =>
  `HTTP/1.1 ${status} Words\r\nTransfer-Encoding: chunked\r\n\r\n` +
  parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('') +
  '0\r\n\r\n'

const text = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '0', 'ż', '\r\n\r\n'), maxLength: 40 })
const status = fc.constantFrom(200, 201, 404, 503)
const reply = fc.oneof(
  fc.tuple(status, text).map(([code, body]) => ({ status: code, whole: sized(code, body) })),
  fc
    .tuple(status, fc.array(text.filter((part) => part !== '')))
    .map(([code, parts]) => ({ status: code, whole: chunked(code, parts) })),
)

/** Cut into pieces at the given places, as a network may do. */
function piecesOf(data: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [...new Set([0, ...cuts.map((cut) => cut % data.length), data.length])].toSorted(
    (one, other) => one - other,
  )
  return places.slice(1).map((place, index) => data.subarray(places[index], place))
}

describe('replyReader', () => {
  it('knows the end of each reply, wherever the network cuts it', () => {
    fc.assert(
      fc.property(fc.array(reply, { minLength: 1, maxLength: 3 }), fc.array(fc.nat()), (replies, cuts) => {
        const read = replyReader()
        for (const { status: expected, whole } of replies) {
          const received = piecesOf(Buffer.from(whole), cuts).map(read)
          expect(received.at(-1)).toBe(expected)
          expect(received.slice(0, -1).every((each) => each === null)).toBe(true)
        }
      }),
    )
  })

  it('expects no body where there is none', () => {
    const read = replyReader()
    expect(read(Buffer.from('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n'))).toBe(304)
    expect(read(Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'))).toBe(204)
  })

  it.each(['HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nuntil the end', 'SSH-2.0-OpenSSH\r\n\r\n'])(
    'refuses what it cannot read: %j',
    (words) => {
      expect(() => replyReader()(Buffer.from(words))).toThrow(/reply/)
    },
  )
})
