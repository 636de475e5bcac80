import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { apiTest as test, expect, staff } from './fixtures.ts'
import { idTokenOf } from './people.ts'
import { createTire, uploadPhotograph } from './photographed-tire.ts'

const files = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages-1.xml', 'application/xml; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/icons.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/badge-android.svg', 'image/svg+xml'],
  ['/default-tire.svg', 'image/svg+xml'],
  ['/pl/share/shop.png', 'image/png'],
] as const

for (const [path, type] of files)
  test(`${path} is sent once to a client that caches it`, async ({ request }) => {
    const first = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers()['content-type']).toBe(type)
    const isText = /text|xml|x-icon|json/.test(type)
    expect(first.headers()['content-encoding']).toBe(isText ? 'gzip' : undefined)
    const { etag = '' } = first.headers()
    for (const known of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
      const again = await request.get(path, { headers: { 'if-none-match': known } })
      expect([again.status(), (await again.body()).length], known).toEqual([304, 0])
    }
    expect((await request.get(path, { headers: { 'if-none-match': '"other"' } })).status()).toBe(200)
  })

test('security.txt names a contact that holds for less than a year', async ({ request }) => {
  const lines = (await (await request.get('/.well-known/security.txt')).text()).split('\n')
  expect(lines).toContainEqual(expect.stringMatching(/^Contact: mailto:.+@.+/))
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? ''
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

test('a client that sends the whole address gets the page and no redirect to itself', async ({ baseURL }) => {
  const { host, hostname, port } = new URL(baseURL ?? '')
  for (const [target, status] of [
    [`http://${host}/wheels`, 200],
    [`http://${host}/nope`, 404],
    ['/wheels', 200],
  ] as const) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect((await text(socket)).split('\r\n', 1)[0], target).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  }
})

test('an address below /api that is no resource answers as all calls do', async ({ request, baseURL }) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const reply = await request.fetch('/api/nope/7', {
      method,
      headers: { origin: new URL(baseURL ?? '').origin },
    })
    expect(reply.status(), method).toBe(404)
    expect(await reply.json(), method).toMatchObject({ code: 'not_found', requestId: expect.any(String) })
  }
})

test('whether the process lives is cached nowhere', async ({ request }) => {
  const reply = await request.get('/api/health/live')
  expect(reply.headers()['cache-control']).toBe('no-store')
})

test('addresses without a language say what they depend on', async ({ request }) => {
  for (const path of ['/', '/wheels']) {
    const headers = (await request.get(path, { headers: { 'accept-language': 'pl' } })).headers()
    expect(headers.vary?.toLowerCase(), path).toContain('accept-language')
    expect(headers.vary?.toLowerCase(), path).toContain('cookie')
  }
  expect((await request.get('/en/wheels')).headers().vary?.toLowerCase()).not.toContain('cookie')
})

for (const [path, own] of [
  ['/feed-google.xml', (id: string) => `<g:id>${id}</g:id>`],
  ['/feed-ceneo.xml', (id: string) => `<o id="${id}"`],
] as const)
  test(`${path} holds what can be bought and has a photograph`, async ({ request, identityUrl }) => {
    const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, staff)}` }
    const { detail, archive } = await createTire(request, headers, {
      url: await uploadPhotograph(request, headers),
      size: { width: 285, profile: 25, diameter: 22 },
    })
    const reply = await request.get(path)
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const xml = await reply.text()
    expect(xml).toContain(own(detail.replace('/tireDetail/', '')))
    expect(xml).not.toContain('/share/')
    expect(xml.trimEnd()).toMatch(/<\/(?:rss|offers)>$/)
    const [picture = ''] = /https?:[^"<]+\.(?:png|webp|jpe?g)/.exec(xml) ?? []
    expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toMatch(/^image\//)
    await archive()
  })
