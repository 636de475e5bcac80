import { expect, it } from 'vitest'
import { readComplaintForm } from './read-complaint-form.server'

const photo = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes).fill(7)], name, { type: 'image/jpeg' })

/** As a browser sends it, in pieces. */
async function request(...photos: File[]): Promise<Request> {
  const form = new FormData()
  form.set('text', 'Bieżnik odchodzi.')
  for (const each of photos) form.append('photo', each)
  const whole = new Response(form)
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  const bytes = new Uint8Array(await whole.arrayBuffer())
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + 1_000))
      sent += 1_000
      if (sent >= bytes.length) controller.close()
    },
  })
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://127.0.0.1/api/complaint', init)
}

const namesIn = (fields: FormData) => fields.getAll('photo').map((file) => file instanceof File && file.name)

it('reads texts and files', async () => {
  const { fields, isCutOff } = await readComplaintForm(
    await request(photo('a.jpg', 10), photo('b.jpg', 10)),
    10_000,
  )
  expect([fields.get('text'), namesIn(fields), isCutOff]).toEqual([
    'Bieżnik odchodzi.',
    ['a.jpg', 'b.jpg'],
    false,
  ])
})

it.each([
  [6_000, ['a.jpg']],
  [4_000, []],
  [400, []],
])('of a form that is too long for %i bytes has the texts and whole files', async (maxBytes, names) => {
  const { fields, isCutOff } = await readComplaintForm(
    await request(photo('a.jpg', 5_000), photo('b.jpg', 5_000)),
    maxBytes,
  )
  expect([fields.get('text'), namesIn(fields), isCutOff]).toEqual(['Bieżnik odchodzi.', names, true])
})

it('reads no more than it may', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1_000
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const init = { method: 'POST', body: endless, headers, duplex: 'half' }
  await readComplaintForm(new Request('http://127.0.0.1/', init), 10_000).catch(() => undefined)
  expect(sent).toBeLessThan(20_000)
})

it('refuses a body that is no form', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const init = { method: 'POST', body: 'x', headers }
  await expect(readComplaintForm(new Request('http://127.0.0.1/', init), 10)).rejects.toMatchObject({
    code: 'invalid_request',
  })
})
