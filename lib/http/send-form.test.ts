// @vitest-environment jsdom
import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { startLoopback, type Loopback } from '@/tests/loopback'
import { sendForm } from './send-form'

let server: Loopback | undefined
afterEach(() => server?.close())

/** The document of the test has another origin, so the server lets it in. */
async function serve(listener: RequestListener) {
  server = await startLoopback((request, answer) => {
    answer.setHeader('access-control-allow-origin', '*')
    answer.setHeader('access-control-allow-headers', 'authorization, content-type')
    if (request.method === 'OPTIONS') answer.writeHead(204).end()
    else listener(request, answer)
  })
  return `${server.origin}/api/admin/pictures`
}

function formOf(bytes: number) {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(bytes)], 'front.jpg'))
  return form
}

const onProgress = vi.fn<(share: number) => void>()
const send = (path: string, signal = new AbortController().signal, bytes = 200_000) =>
  sendForm(path, { form: formOf(bytes), token: 'abc', onProgress, signal })

it('sends the form with the token, reports its progress, and returns the response', async () => {
  const seen: unknown[] = []
  const path = await serve((request, answer) => {
    void text(request).then((body) => {
      seen.push(
        request.method,
        request.headers.authorization,
        request.headers['content-type'],
        body.length > 200_000,
      )
      answer.writeHead(201).end('{"url":"/pictures/a.webp"}')
    })
  })
  expect(await send(path)).toEqual({ ok: true, text: '{"url":"/pictures/a.webp"}' })
  expect(seen).toEqual([
    'POST',
    'Bearer abc',
    expect.stringMatching(/^multipart\/form-data; boundary=/),
    true,
  ])
  expect(onProgress.mock.lastCall?.[0]).toBe(1)
})

it('hands over a refusal as it is', async () => {
  const path = await serve((request, answer) => {
    request.resume()
    request.on('end', () => answer.writeHead(413).end('{"code":"payload_too_large"}'))
  })
  expect(await send(path)).toEqual({ ok: false, text: '{"code":"payload_too_large"}' })
})

it('fails when the line breaks', async () => {
  const path = await serve((request) => request.socket.destroy())
  await expect(send(path)).rejects.toMatchObject({ code: 'unavailable' })
})

it('stops when it is aborted', async () => {
  const arrived = Promise.withResolvers<void>()
  const path = await serve(() => arrived.resolve())
  const stop = new AbortController()
  const sent = send(path, stop.signal)
  await arrived.promise
  stop.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})

it('sends nothing when it was stopped before', async () => {
  await expect(send('http://127.0.0.1:9/', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})
