import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log.server'
import { headOfAvif, stillPicture } from '@/tests/pictures'
import { startS3 } from '@/tests/s3-server'
import { diskStore } from './disk-store.server'
import { avifOf, largestFile, ownPictureOf, pictureFiles } from './picture-file'
import { pictureShelf } from './picture-shelf.server'
import { s3Store } from './s3-store.server'
import { savePicture } from './save-picture.server'
import { servePicture } from './serve-picture.server'

const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
const s3 = await startS3()
afterAll(() => Promise.all([s3.close(), rm(folder, { recursive: true })]))

const logError = vi.spyOn(log, 'error').mockReturnValue(undefined)
beforeEach(() => logError.mockClear())

const disk = pictureShelf(diskStore(join(folder, 'made', 'when-needed')))
const store = s3Store({
  bucket: 'bieznik',
  region: 'eu-central-1',
  endpoint: s3.origin,
  credentials: { accessKeyId: 'KEY', secretAccessKey: 'very-secret' },
})
const bucket = pictureShelf(store)
const unknown = `${'0'.repeat(32)}.webp`
const upload = await stillPicture('jpeg', { width: 900, height: 600 })

/** What browsers say that read AVIF. */
const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

function filesOf(url: string) {
  const { hash = '', facts = null } = ownPictureOf(url) ?? {}
  return pictureFiles(hash, facts)
}

/** As pictures were stored when an address was the hash alone, in three sizes and as WebP only. */
async function aPictureFromBefore(longest = 1280) {
  const hash = randomBytes(16).toString('hex')
  const files = pictureFiles(hash, null).map(async ({ name, size }) => ({
    name,
    bytes: await stillPicture('webp', { width: Math.min(size, longest), height: 40 }),
  }))
  return { name: largestFile(hash), files: await Promise.all(files) }
}

describe.each([
  ['a folder', disk],
  ['a bucket', bucket],
])('%s', (_where, shelf) => {
  const ask = async (name: string, accept: string | null = null) => {
    const response = await servePicture(shelf, { name, accept })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('stores a picture in all sizes, and serves it for good', async () => {
    const url = await savePicture(shelf, upload)
    expect(url).toMatch(/^\/pictures\/[\da-f]{32}-900x600-[\da-f]{6}\.webp$/)
    for (const name of [url.replace('/pictures/', ''), ...filesOf(url).map((file) => file.name)]) {
      const { response, bytes } = await ask(name)
      expect(response.status).toBe(200)
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
      expect(Object.fromEntries(response.headers)).toEqual({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
    }
  })

  it('has it as AVIF soon after, in the same sizes, for browsers that read it', async () => {
    const url = await savePicture(shelf, upload)
    await shelf.avif.idle()
    for (const { name, size } of filesOf(url)) {
      const { response, bytes } = await ask(name, BROWSER)
      expect(headOfAvif(bytes)).toEqual({ type: 'ftypavif', width: size, height: Math.round((size * 2) / 3) })
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/avif',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
      })
      expect((await ask(name, 'image/webp,*/*')).response.headers.get('content-type')).toBe('image/webp')
    }
  })

  it('makes the AVIF of a picture that has none when it is first asked for', async () => {
    const { name, files } = await aPictureFromBefore()
    await shelf.store.write(files)
    const first = await ask(name, BROWSER)
    expect(first.bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(first.response.headers.get('cache-control')).toBe('public, max-age=3600')
    await shelf.avif.idle()
    for (const [file, width] of [
      [name, 1280],
      [name.replace('.', '-640.'), 640],
      [name.replace('.', '-320.'), 320],
    ] as const)
      expect(headOfAvif((await ask(file, BROWSER)).bytes)).toMatchObject({ type: 'ftypavif', width })
  })

  it('makes it once, of a small one from before as well, whose files are all as large as it is', async () => {
    const { name, files } = await aPictureFromBefore(200)
    await shelf.store.write(files)
    await ask(name, BROWSER)
    await shelf.avif.idle()
    const write = vi.spyOn(shelf.store, 'write')
    for (const file of files)
      expect((await ask(file.name, BROWSER)).bytes.subarray(4, 12).toString()).toBe('ftypavif')
    await shelf.avif.idle()
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  it('gives the same picture the same address', async () => {
    expect(await savePicture(shelf, upload)).toBe(await savePicture(shelf, upload))
  })

  it('takes several at once', async () => {
    const uploads = await Promise.all(
      [100, 110, 120].map((width) => stillPicture('png', { width, height: 50 })),
    )
    const urls = await Promise.all(uploads.map((each) => savePicture(shelf, each)))
    expect(new Set(urls).size).toBe(3)
  })

  it('answers 404 for what is not there, which is not to be cached', async () => {
    const { response } = await ask(unknown, BROWSER)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each(['..', '../../../etc/passwd', '../secret.txt', 'secret.txt', '%2e%2e%2fsecret.txt'])(
    'does not look for %s',
    async (name) => {
      await writeFile(join(folder, 'secret.txt'), 'secret')
      const read = vi.spyOn(shelf.store, 'read')
      expect((await ask(name)).response.status).toBe(404)
      expect(read).not.toHaveBeenCalled()
      read.mockRestore()
    },
  )
})

it('a folder holds whole files only', async () => {
  await savePicture(disk, upload)
  await disk.avif.idle()
  const names = await readdir(join(folder, 'made', 'when-needed'))
  expect(names.filter((name) => !/\.(?:webp|avif)$/.test(name))).toEqual([])
})

it('a folder that cannot be written is reported, and has no half file', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const shelf = pictureShelf(diskStore(join(folder, 'a-file')))
  await expect(savePicture(shelf, upload)).rejects.toMatchObject({ code: 'unavailable' })
})

describe('a bucket', () => {
  afterEach(() => {
    s3.state.mood = 'well'
  })

  it('gets the type of its objects, and the key’s secret is not sent', async () => {
    const url = await savePicture(bucket, upload)
    await bucket.avif.idle()
    const largest = filesOf(url).at(-1)?.name ?? ''
    expect(s3.objects.get(`/bieznik/pictures/${avifOf(largest)}`)).toMatchObject({ type: 'image/avif' })
    const stored = s3.objects.get(`/bieznik/pictures/${largest}`)
    expect(stored).toMatchObject({ type: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' })
    expect(stored?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3/)
    expect(stored?.authorization).not.toContain('very-secret')
    expect(stored?.bytes.subarray(0, 4).toString()).toBe('RIFF')
  })

  it('that fails is reported to the upload, and to readers as a 503', async () => {
    s3.state.mood = 'failing'
    await expect(savePicture(bucket, upload)).rejects.toMatchObject({ code: 'unavailable' })
    const response = await servePicture(bucket, { name: unknown, accept: null })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(logError).toHaveBeenCalledOnce()
  })

  it('that says nothing is not waited for without end', { timeout: 25_000 }, async () => {
    s3.state.mood = 'silent'
    const response = await servePicture(bucket, { name: unknown, accept: null })
    expect(response.status).toBe(503)
  })
})
