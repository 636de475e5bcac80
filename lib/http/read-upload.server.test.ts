import { describe, expect, it } from 'vitest'
import { ProblemError } from './problem-error'
import { readUpload } from './read-upload.server'

const KB = 1024
const maxBytes = 64 * KB

const formOf = (bytes: number, name = 'picture') => {
  const form = new FormData()
  form.set(name, new File([new Uint8Array(bytes).fill(7)], 'front.jpg', { type: 'image/jpeg' }))
  return form
}

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/api/admin/pictures', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

const read = (request: Request) =>
  readUpload(request, {
    field: 'picture',
    maxBytes,
    refused: (refusal) =>
      new ProblemError('invalid_request', 'text', { fields: [{ path: 'picture', message: refusal }] }),
  })

const refused = (message: string) => ({ fields: [{ path: 'picture', message }] })

describe('readUpload', () => {
  it('answers the bytes of the file', async () => {
    await expect(read(post(formOf(3)))).resolves.toEqual(new Uint8Array([7, 7, 7]))
  })

  it('takes the limit and not one byte more', async () => {
    await expect(read(post(formOf(maxBytes)))).resolves.toHaveLength(maxBytes)
    await expect(read(post(formOf(maxBytes + 1)))).rejects.toMatchObject(refused('too_large'))
  })

  it('does not read a body that says that it is too large', async () => {
    let pulled = 0
    const body = new ReadableStream(
      {
        pull: () => {
          pulled += 1
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9000000' }
    await expect(read(post(body, headers))).rejects.toMatchObject(refused('too_large'))
    expect(pulled).toBe(0)
  })

  it('stops reading a stream without end at the limit', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += KB
        controller.enqueue(new Uint8Array(KB))
      },
    })
    const request = post(endless, { 'content-type': 'multipart/form-data; boundary=x' })
    await expect(read(request)).rejects.toMatchObject(refused('too_large'))
    expect(sent).toBeLessThan(2 * maxBytes)
  })

  it.each([
    ['another field', formOf(3, 'file')],
    ['an empty file', formOf(0)],
  ])('refuses %s', async (_what, form) => {
    await expect(read(post(form))).rejects.toMatchObject(refused('missing'))
  })

  it('refuses a text in place of a file', async () => {
    const form = new FormData()
    form.set('picture', 'front.jpg')
    await expect(read(post(form))).rejects.toMatchObject(refused('missing'))
  })

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'no boundary here'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="picture"'],
  ])('refuses a body of type %s that is no form', async (type, body) => {
    await expect(read(post(body, { 'content-type': type }))).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })

  it.each(['application/json', 'image/jpeg', 'application/x-www-form-urlencoded'])(
    'refuses %s',
    async (type) => {
      await expect(read(post('x', { 'content-type': type }))).rejects.toMatchObject({
        code: 'unsupported_media_type',
      })
    },
  )
})
