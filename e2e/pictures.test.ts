import { once } from 'node:events'
import { IncomingMessage, request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { addressIn, apiTest, expect, staff, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { idTokenOf } from './people.ts'
import { createTire, photograph, uploadPhotograph } from './photographed-tire.ts'

const MB = 1024 * 1024
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const fileOf = (buffer: Buffer, name = 'front.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

/** The address of a smaller file. */
const inSize = (url: string, size: number) => url.replace(/-\d+x.*/, `-${size}.webp`)

/** The colour that an address says, as a browser does. */
function colourIn(url: string): string {
  const [, colour = ''] = /-([\da-f]{6})\.webp$/.exec(url) ?? []
  return `rgb(${[...Buffer.from(colour, 'hex')].join(', ')})`
}

/** What browsers say that read AVIF. */
const AVIF = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

apiTest(
  'a picture that staff upload is there for everyone, upright, in all sizes and for good',
  async ({ request, identityUrl }) => {
    const url = await uploadPhotograph(request, bearer(await idTokenOf(identityUrl, staff)))
    expect(url).toMatch(/-1152x1536-[\da-f]{6}\.webp$/)

    for (const [path, width, height] of [
      [url, 1152, 1536],
      [inSize(url, 640), 480, 640],
      [inSize(url, 120), 90, 120],
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
  },
)

// Shows S2.56, S2.64
test('a picture comes as AVIF as large as it is shown, and stands in its colour until then', async ({
  page,
  request,
  identityUrl,
}) => {
  const headers = bearer(await idTokenOf(identityUrl, staff))
  const url = await uploadPhotograph(request, headers)
  const small = inSize(url, 640)
  const kind = async () => (await request.get(small, { headers: AVIF })).headers()['content-type']
  await expect.poll(kind, { timeout: 30_000 }).toBe('image/avif')

  const { detail, archive } = await createTire(request, headers, {
    url,
    size: { width: 285, profile: 30, diameter: 20 },
  })
  const list = '/tires/filter/width=285&profile=30&diameter=20'
  for (const path of [detail, list]) {
    const letThrough = await holdBack(page, '**/pictures/*')
    await page.goto(addressIn('en', path), { waitUntil: 'domcontentloaded' })
    const picture = page.getByRole('main').locator('img[src^="/pictures/"]').first()
    await expect(picture).toHaveCSS('background-color', colourIn(url))
    const before = await picture.boundingBox()
    expect((before?.height ?? 0) / (before?.width ?? 1)).toBeCloseTo(4 / 3, 1)

    const arrived = page.waitForResponse((reply) => reply.url().includes('/pictures/'))
    letThrough()
    const reply = await arrived
    expect(reply.headers()['content-type']).toBe('image/avif')
    expect((await reply.body()).subarray(4, 12).toString()).toBe('ftypavif')
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0)
    expect(await picture.boundingBox()).toEqual(before)
    await page.unroute('**/pictures/*')
  }
  await archive()
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
  apiTest(`${what} is refused, and says why`, async ({ request, identityUrl }) => {
    const headers = bearer(await idTokenOf(identityUrl, staff))
    const reply = await request.post('/api/admin/pictures', { headers, multipart: { picture: file } })
    expect(reply.status()).toBe(status)
    expect(await reply.json()).toMatchObject({ fields: [{ path: 'picture', message }] })
  })
}

apiTest('who is still sending what is too large gets the reason', async ({ baseURL, identityUrl }) => {
  const headers = {
    ...bearer(await idTokenOf(identityUrl, staff)),
    'content-type': 'multipart/form-data; boundary=x',
  }
  const call = httpRequest(`${baseURL}/api/admin/pictures`, { method: 'POST', headers })
  const answered = once(call, 'response').then(async (reply) => {
    const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(reply)
    return [answer.statusCode, await json(answer)]
  })
  for (let piece = 0; piece < 40; piece++) {
    call.write(Buffer.alloc(MB / 4))
    await sleep(20)
  }
  call.end()
  expect(await answered).toEqual([
    413,
    expect.objectContaining({ fields: [{ path: 'picture', message: 'too_large' }] }),
  ])
})

apiTest('a page of another site cannot upload, whoever looks at it', async ({ request, identityUrl }) => {
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
  apiTest(`${path} is not there`, async ({ request }) => {
    const reply = await request.get(path)
    expect([400, 404]).toContain(reply.status())
    expect(String(reply.headers()['cache-control'])).not.toContain('immutable')
    expect(await reply.text()).not.toContain('workspaces')
  })
}

apiTest('the optimizer decodes no picture of a host that is not on the list', async ({ request }) => {
  const url = encodeURIComponent('https://evil.example/a.avif')
  const reply = await request.get(`/_next/image?url=${url}&w=640&q=75`)
  expect(reply.status()).toBe(400)
})
