import { describe, expect, it } from 'vitest'
import { readJsonBody } from './read-body.server'

const LIMIT = 64 * 1024

const read = (body: string | ReadableStream | null, type: string | null = 'application/json') =>
  readJsonBody(
    new Request('http://127.0.0.1/api/cart', {
      method: 'POST',
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
      headers: type === null ? {} : { 'content-type': type },
    }),
  )

const jsonOf = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`

describe('readJsonBody', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'reads %s',
    async (type) => {
      await expect(read('{"a":[1,"ż"]}', type)).resolves.toEqual({ a: [1, 'ż'] })
    },
  )

  it.each([
    null,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
  ])('refuses the type %s, which a form of another site could send', async (type) => {
    await expect(read('{}', type)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  it.each(['', null, '{', "{'a':1}", '\0', 'undefined', '{"a":1}x', '['.repeat(LIMIT)])(
    'refuses %j, which is no JSON',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ code: 'invalid_request' })
    },
  )

  it.each(['{"toString":1}', '[{"a":{"\\u0074oString":null}}]', '{"__proto__":{"isStaff":true}}'])(
    'refuses %s, which would break what looks at it',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ code: 'invalid_request' })
    },
  )

  it('reads as deep as 64 KB go, or says that it does not', async () => {
    const deep = `${'['.repeat(LIMIT / 2)}${']'.repeat(LIMIT / 2)}`
    await expect(read(deep)).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('takes 64 KB and not one byte more', async () => {
    await expect(read(jsonOf(LIMIT))).resolves.toHaveLength(LIMIT - 2)
    await expect(read(jsonOf(LIMIT + 1))).rejects.toMatchObject({ code: 'payload_too_large' })
  })

  it('counts bytes, not letters', async () => {
    await expect(read(`"${'ż'.repeat(LIMIT / 2)}"`)).rejects.toMatchObject({ code: 'payload_too_large' })
  })

  it('stops reading a stream without end at the limit', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024
        controller.enqueue(new Uint8Array(1024).fill(32))
      },
    })
    await expect(read(endless)).rejects.toMatchObject({ code: 'payload_too_large' })
    expect(sent).toBeLessThan(2 * LIMIT)
  })

  it('refuses a body that breaks off, which is no failure of ours', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(1).fill(123))
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
      },
    })
    await expect(read(broken)).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('puts letters together that were cut between two chunks', async () => {
    const bytes = new TextEncoder().encode('"ż"')
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 2))
        controller.enqueue(bytes.slice(2))
        controller.close()
      },
    })
    await expect(read(cut)).resolves.toBe('ż')
  })
})
