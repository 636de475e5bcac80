import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../public')
const manifestSchema = z.object({
  name: z.string(),
  start_url: z.literal('/'),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
  ),
})

it('has icons, manifest, badges and default pictures', async () => {
  const files = await readdir(folder)
  expect(files).toEqual(
    expect.arrayContaining([
      'favicon.ico',
      'icon.svg',
      'icons.svg',
      'apple-touch-icon.png',
      'manifest.webmanifest',
      ...['android', 'ios'].map((store) => `badge-${store}.svg`),
      ...['tire', 'wheel', 'spacer', 'news'].map((kind) => `default-${kind}.svg`),
    ]),
  )
})

it('the manifest names icons that are there, of the size that it says', async () => {
  const { icons } = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')),
  )
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(join(folder, src)).metadata()
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    expect(['any', `${width}x${height}`], src).toContain(sizes)
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
})
