import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import loadConfig from 'next/dist/server/config'
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import PictureCache from '@/lib/cache/picture-cache'
import { pictureFiles } from '@/lib/pictures/picture-file'

/** As the server of the shop reads it. */
const config = await loadConfig(PHASE_PRODUCTION_SERVER, join(import.meta.dirname, '..'))

const distDir = mkdtempSync(join(tmpdir(), 'foreign-pictures-'))
afterAll(() => rmSync(distDir, { recursive: true }))

/** Next.js makes one for each request. */
const optimizer = () =>
  new ImageOptimizerCache({ distDir, nextConfig: config, cacheHandler: new PictureCache() })

const madeSchema = z.custom<Parameters<ImageOptimizerCache['set']>[1]>()

it('a picture of another host is made once, and cached for a month however short its host says', async () => {
  const made = {
    kind: 'IMAGE',
    etag: 'a',
    upstreamEtag: 'b',
    buffer: Buffer.from('ftypavif'),
    extension: 'avif',
  }
  expect(await optimizer().get('a')).toBeNull()
  await optimizer().set('a', madeSchema.parse(made), { cacheControl: { revalidate: 60, expire: undefined } })
  const month = 31 * 24 * 60 * 60
  expect(await optimizer().get('a')).toMatchObject({
    value: made,
    cacheControl: { revalidate: month },
    isStale: false,
  })
})

it('the optimizer makes the sizes in which pictures of our own are stored', () => {
  const { imageSizes, deviceSizes } = config.images
  const sizes = pictureFiles('', { width: 1536, height: 1 }).map(({ size }) => size)
  expect([...imageSizes, ...deviceSizes]).toEqual(sizes)
})
