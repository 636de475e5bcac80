import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log.server'
import { stillPicture } from '@/tests/pictures'
import { startS3 } from '@/tests/s3-server'
import { diskStore } from './disk-store.server'
import { s3Store } from './s3-store.server'
import { savePicture } from './save-picture.server'
import { servePicture } from './serve-picture.server'

const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
const s3 = await startS3()
afterAll(() => Promise.all([s3.close(), rm(folder, { recursive: true })]))

const logError = vi.spyOn(log, 'error').mockReturnValue(undefined)
beforeEach(() => logError.mockClear())

const disk = diskStore(join(folder, 'made', 'when-needed'))
const bucket = s3Store({
  bucket: 'bieznik',
  region: 'eu-central-1',
  endpoint: s3.origin,
  credentials: { accessKeyId: 'KEY', secretAccessKey: 'very-secret' },
})
const unknown = `${'0'.repeat(32)}.webp`
const upload = await stillPicture('jpeg', { width: 900, height: 600 })

describe.each([
  ['a folder', disk],
  ['a bucket', bucket],
])('%s', (_where, store) => {
  it('keeps a picture in all sizes, and serves it for good', async () => {
    const url = await savePicture(store, upload)
    expect(url).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/)
    const name = url.replace('/pictures/', '')
    for (const size of ['.webp', '-320.webp', '-640.webp']) {
      const response = await servePicture(store, name.replace('.webp', size))
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.status).toBe(200)
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
      expect(Object.fromEntries(response.headers)).toEqual({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
    }
  })

  it('gives the same picture the same address', async () => {
    expect(await savePicture(store, upload)).toBe(await savePicture(store, upload))
  })

  it('takes several at once', async () => {
    const uploads = await Promise.all(
      [100, 110, 120].map((width) => stillPicture('png', { width, height: 50 })),
    )
    const urls = await Promise.all(uploads.map((each) => savePicture(store, each)))
    expect(new Set(urls).size).toBe(3)
  })

  it('answers 404 for what is not there, which is not to be kept', async () => {
    const response = await servePicture(store, unknown)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each(['..', '../../../etc/passwd', '../secret.txt', 'secret.txt', '%2e%2e%2fsecret.txt'])(
    'does not look for %s',
    async (name) => {
      await writeFile(join(folder, 'secret.txt'), 'secret')
      const read = vi.spyOn(store, 'read')
      expect((await servePicture(store, name)).status).toBe(404)
      expect(read).not.toHaveBeenCalled()
      read.mockRestore()
    },
  )
})

it('a folder holds whole files only', async () => {
  await savePicture(disk, upload)
  const names = await readdir(join(folder, 'made', 'when-needed'))
  expect(names.filter((name) => !name.endsWith('.webp'))).toEqual([])
})

it('a folder that cannot be written is told, and leaves nothing half', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const store = diskStore(join(folder, 'a-file'))
  await expect(savePicture(store, upload)).rejects.toMatchObject({ code: 'unavailable' })
})

describe('a bucket', () => {
  afterEach(() => {
    s3.state.mood = 'well'
  })

  it('is told what its objects are, and the key’s secret is not sent', async () => {
    const url = await savePicture(bucket, upload)
    const stored = s3.objects.get(`/bieznik${url}`)
    expect(stored).toMatchObject({ type: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' })
    expect(stored?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3/)
    expect(stored?.authorization).not.toContain('very-secret')
    expect(stored?.bytes.subarray(0, 4).toString()).toBe('RIFF')
  })

  it('that fails is told to who uploads, and to who looks as a 503', async () => {
    s3.state.mood = 'failing'
    await expect(savePicture(bucket, upload)).rejects.toMatchObject({ code: 'unavailable' })
    const response = await servePicture(bucket, unknown)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(logError).toHaveBeenCalledOnce()
  })

  it('that says nothing is not waited for without end', { timeout: 25_000 }, async () => {
    s3.state.mood = 'silent'
    const response = await servePicture(bucket, unknown)
    expect(response.status).toBe(503)
  })
})
