import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { animation, decompressionBomb, phonePhotograph, stillPicture } from '@/tests/pictures'
import { makeWebPicture } from './web-picture.server'

const sizesOf = async (upload: Uint8Array) => {
  const { files } = await makeWebPicture(upload)
  return Promise.all(
    files.map(async ({ bytes }) => {
      const { format, width, height } = await sharp(bytes).metadata()
      return [format, width, height]
    }),
  )
}

const largestOf = async (upload: Uint8Array) => (await makeWebPicture(upload)).files.at(-1)?.bytes

/** The colour at a place given as shares of width and height. */
async function colourAt(picture: Buffer | undefined, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other'
}

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of %s becomes WebP in all sizes', async (format) => {
    expect(await sizesOf(await stillPicture(format, { width: 2000, height: 1500 }))).toEqual([
      ['webp', 120, 90],
      ['webp', 240, 180],
      ['webp', 320, 240],
      ['webp', 640, 480],
      ['webp', 768, 576],
      ['webp', 1152, 864],
      ['webp', 1536, 1152],
    ])
  })

  it('that is small is never enlarged', async () => {
    expect(await sizesOf(await stillPicture('png', { width: 400, height: 300 }))).toEqual([
      ['webp', 120, 90],
      ['webp', 240, 180],
      ['webp', 320, 240],
      ['webp', 400, 300],
    ])
  })

  it('of a phone stands upright, and nothing in it says where and by whom it was taken', async () => {
    const upload = await phonePhotograph({ width: 800, height: 600 })
    const before = await sharp(upload).metadata()
    expect(before.orientation).toBe(6)
    expect(before.exif?.toString('latin1')).toContain('Jan Kowalski')
    const picture = await largestOf(upload)
    const after = await sharp(picture).metadata()
    expect([after.width, after.height]).toEqual([600, 800])
    expect(await Promise.all([colourAt(picture, 0.5, 0.1), colourAt(picture, 0.5, 0.9)])).toEqual([
      'red',
      'blue',
    ])
    expect([after.orientation, after.exif, after.icc, after.xmp, after.iptc]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
    expect(picture?.toString('latin1')).not.toMatch(/Jan Kowalski|PhoneMaker|EXIF|GPS/)
  })

  it('leaves what is transparent', async () => {
    const glass = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const picture = await largestOf(await sharp({ create: glass }).png().toBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('of a printer’s colours is shown in those of a screen', async () => {
    const upload = await sharp(await stillPicture('png', { width: 40, height: 40 }))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect(await sharp(upload).metadata()).toMatchObject({ space: 'cmyk' })
    expect(await sharp(await largestOf(upload)).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  })

  it('is named by its content', async () => {
    const one = await stillPicture('png', { width: 100, height: 80 })
    const other = await stillPicture('png', { width: 100, height: 90 })
    const [first, again, second] = await Promise.all([one, one, other].map(makeWebPicture))
    expect(first?.hash).toMatch(/^[\da-f]{32}$/)
    expect(again?.hash).toBe(first?.hash)
    expect(second?.hash).not.toBe(first?.hash)
    expect(second?.files.map(({ name }) => name)).toEqual([`${second?.hash}.webp`])
  })

  it('is known by its shape, and by the colour that it has on average', async () => {
    const { facts } = await makeWebPicture(await stillPicture('png', { width: 200, height: 100 }))
    expect([facts.width, facts.height]).toEqual([200, 100])
    const [red = 0, green = 0, blue = 0] = Buffer.from(facts.colour ?? '', 'hex')
    expect(Math.abs(red - 128) < 12 && green < 12 && Math.abs(blue - 128) < 12).toBe(true)
  })

  it.each([
    [
      'grey',
      async () =>
        sharp(await stillPicture('png', { width: 40, height: 40 }))
          .greyscale()
          .png()
          .toBuffer(),
      6,
    ],
    [
      'opaque in spite of its alpha channel',
      async () =>
        sharp(await stillPicture('png', { width: 40, height: 40 }))
          .ensureAlpha()
          .png()
          .toBuffer(),
      6,
    ],
    [
      'transparent',
      () =>
        sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
      0,
    ],
  ])('that is %s has a colour of its own, or none', async (_what, upload, letters) => {
    const { facts } = await makeWebPicture(await upload())
    expect((facts.colour ?? '').length).toBe(letters)
  })
})

it('leaves SVG to Next.js, which draws the shared pictures by it', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  expect((await sharp(Buffer.from(svg)).png().toBuffer()).subarray(1, 4).toString()).toBe('PNG')
})

describe('refused is', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const square = { create: { width: 64, height: 64, channels: 3, background: '#f00' } } as const

  it.each([
    ['a text, whatever its name', async () => Buffer.from('price;stock\n1;2\n')],
    ['SVG', async () => Buffer.from(svg)],
    ['AVIF', () => sharp(square).avif().toBuffer()],
    ['GIF', () => sharp(square).gif().toBuffer()],
    ['TIFF', () => sharp(square).tiff().toBuffer()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s', async (_what, upload) => {
    await expect(makeWebPicture(await upload())).rejects.toMatchObject({
      code: 'unsupported_media_type',
      fields: [{ path: 'picture', message: 'type' }],
    })
  })

  it('a moving picture', async () => {
    await expect(makeWebPicture(await animation())).rejects.toMatchObject({
      code: 'unsupported_media_type',
      fields: [{ message: 'animated' }],
    })
  })

  it('a small file that would become 900 million pixels, before it does', async () => {
    const bomb = decompressionBomb()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    await expect(makeWebPicture(bomb)).rejects.toMatchObject({ fields: [{ message: 'too_many_pixels' }] })
  })

  it.each([
    ['jpeg', 'unreadable'],
    ['png', 'unreadable'],
    // Its header is not believed without the rest.
    ['webp', 'type'],
  ] as const)('%s that breaks off', async (format, message) => {
    const whole = await stillPicture(format, { width: 900, height: 700 })
    await expect(makeWebPicture(whole.subarray(0, whole.length * 0.6))).rejects.toMatchObject({
      fields: [{ path: 'picture', message }],
    })
  })
})
