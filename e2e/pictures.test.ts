import sharp from 'sharp'
import { z } from 'zod'
import { expect, staff, test } from './fixtures.ts'
import { idTokenOf } from './people.ts'

const MB = 1024 * 1024
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const replySchema = z.object({ url: z.string().regex(/^\/pictures\/[\da-f]{32}\.webp$/) })

const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#1b46c2' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const fileOf = (buffer: Buffer, name = 'front.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

test('a picture that staff upload is there for everyone, upright, in three sizes and for good', async ({
  request,
  identityUrl,
}) => {
  const headers = bearer(await idTokenOf(identityUrl, staff))
  const made = await request.post('/api/admin/pictures', {
    headers,
    multipart: { picture: fileOf(await photograph()) },
  })
  expect(made.status()).toBe(201)
  const { url } = replySchema.parse(await made.json())

  for (const [path, width, height] of [
    [url, 960, 1280],
    [url.replace('.webp', '-640.webp'), 480, 640],
    [url.replace('.webp', '-320.webp'), 240, 320],
  ] as const) {
    const reply = await request.get(path, { headers: { 'accept-language': 'en' } })
    expect(reply.status()).toBe(200)
    expect(reply.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(await reply.body()).metadata()).toMatchObject({ format: 'webp', width, height })
  }
})

for (const [what, file, status, message] of [
  ['a text named as a picture', fileOf(Buffer.from('price;stock')), 415, 'type'],
  [
    'an SVG',
    fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'),
    415,
    'type',
  ],
  ['more than 8 MB', fileOf(Buffer.alloc(9 * MB)), 413, 'too_large'],
] as const) {
  test(`${what} is refused, and says why`, async ({ request, identityUrl }) => {
    const headers = bearer(await idTokenOf(identityUrl, staff))
    const reply = await request.post('/api/admin/pictures', { headers, multipart: { picture: file } })
    expect(reply.status()).toBe(status)
    expect(await reply.json()).toMatchObject({ fields: [{ path: 'picture', message }] })
  })
}

test('a page of another site cannot upload, whoever looks at it', async ({ request, identityUrl }) => {
  const headers = { ...bearer(await idTokenOf(identityUrl, staff)), origin: 'https://evil.example' }
  const reply = await request.post('/api/admin/pictures', {
    headers,
    multipart: { picture: fileOf(await photograph()) },
  })
  expect(reply.status()).toBe(403)
  expect(await reply.json()).toMatchObject({ code: 'foreign_origin' })
})

for (const path of [
  `/pictures/${'0'.repeat(32)}.webp`,
  '/pictures/front.webp',
  '/pictures/..%2f..%2fpackage.json',
  '/pictures/%2e%2e%2f%2e%2e%2fpackage.json',
  '/pictures/..%5c..%5cpackage.json',
]) {
  test(`${path} is not there`, async ({ request }) => {
    const reply = await request.get(path)
    expect([400, 404]).toContain(reply.status())
    expect(String(reply.headers()['cache-control'])).not.toContain('immutable')
    expect(await reply.text()).not.toContain('workspaces')
  })
}

test('the optimizer decodes no picture of a host that is not on the list', async ({ request }) => {
  const url = encodeURIComponent('https://evil.example/a.avif')
  const reply = await request.get(`/_next/image?url=${url}&w=640&q=75`)
  expect(reply.status()).toBe(400)
})
