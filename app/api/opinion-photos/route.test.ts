import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import * as productApi from '@/lib/product-api/opinions.server'
import { GET } from './[name]/route'
import { POST } from './route'

vi.mock('@/lib/product-api/opinions.server', () => ({
  insertOpinionPhoto: vi.fn<typeof productApi.insertOpinionPhoto>(),
  readOpinionPhoto: vi.fn<typeof productApi.readOpinionPhoto>(),
}))

const api = vi.mocked(productApi)
const name = `${'a'.repeat(32)}.webp`

beforeEach(() => {
  api.insertOpinionPhoto.mockReset().mockResolvedValue({ name })
  api.readOpinionPhoto.mockReset()
})

let visitors = 0

function send(file: File, address = `10.9.0.${(visitors += 1)}`): Promise<Response> {
  const body = new FormData()
  body.set('picture', file)
  const request = new Request('http://127.0.0.1:3000/api/opinion-photos', { method: 'POST', body })
  const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'x-forwarded-for': address }
  for (const [header, value] of Object.entries(headers)) request.headers.set(header, value)
  return POST(request, { params: Promise.resolve({}) })
}

const get = (asked: string) =>
  GET(new Request(`http://127.0.0.1:3000/api/opinion-photos/${asked}`), {
    params: Promise.resolve({ name: asked }),
  })

it('stores a photo as WebP without what the camera wrote into it, and answers its name', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1b46c2' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .jpeg()
    .toBuffer()
  const reply = await send(new File([new Uint8Array(bytes)], 'tire.jpg'))
  expect([reply.status, await reply.json()]).toEqual([201, { name }])
  const [stored] = api.insertOpinionPhoto.mock.lastCall ?? []
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 })
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

it('stores a large photo no larger than an opinion shows it', async () => {
  const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#1b46c2' } })
    .jpeg()
    .toBuffer()
  expect((await send(new File([new Uint8Array(bytes)], 'tire.jpg'))).status).toBe(201)
  const [stored] = api.insertOpinionPhoto.mock.lastCall ?? []
  expect(await sharp(stored).metadata()).toMatchObject({ width: 1152, height: 576 })
})

it('refuses what is no photo, with the reason', async () => {
  const reply = await send(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'tire.jpg'))
  expect([reply.status, await reply.json()]).toMatchObject([
    415,
    { code: 'unsupported_media_type', fields: [{ path: 'picture', message: 'type' }] },
  ])
  expect(api.insertOpinionPhoto).not.toHaveBeenCalled()
})

it('takes only so many from one address', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 41; time++)
    statuses.add((await send(new File(['x'], 'x.jpg'), '10.8.0.1')).status)
  expect([...statuses]).toEqual([415, 429])
})

it('shows a photo as a picture and nothing else, for a while from a cache', async () => {
  api.readOpinionPhoto.mockResolvedValue(new Response('photo'))
  const reply = await get(name)
  expect([reply.status, await reply.text()]).toEqual([200, 'photo'])
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'public, max-age=300',
  })
})

it('has no photo that is not shown, and stores that in no cache', async () => {
  api.readOpinionPhoto.mockRejectedValue(new ProblemError('not_found', 'photo'))
  const reply = await get(name)
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  expect((await get('1')).status).toBe(400)
  expect(api.readOpinionPhoto).toHaveBeenCalledOnce()
})
