import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reached } from '../promises/reached.ts'
import { newBuyer, slowest } from './customer'
import { openShop, type Shop } from './shop'
import { canHaveSmallDisk } from './small-disk'
import { signUpStaff, visit, type Visit } from './visitor'

const DISK_BYTES = 16 * 1024 * 1024
/** Room for the smallest size of the picture, and not for all. */
const A_LITTLE = 256 * 1024

/** Noise, of which nothing can be left out: some 4 MB in its six sizes, as WebP and as AVIF. */
const makePicture = () =>
  sharp({
    create: {
      width: 1_400,
      height: 1_400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

const storedSchema = z.object({ url: z.string() })
const problemSchema = z.object({ code: z.string(), requestId: z.string() })

// Where nothing may be mounted, this is reported as skipped, by its name.
describe.skipIf(!canHaveSmallDisk())('a disk for pictures of 16 MB, which this machine has to allow', () => {
  let shop: Shop
  let staff: Record<string, string>

  beforeAll(async () => {
    shop = await openShop({ pictureBytes: DISK_BYTES })
    staff = await signUpStaff(shop.direct.identity)
  })
  afterAll(() => shop?.close())

  const pathOf = (name: string) => shop.programs.storefront.fileOf(join(shop.pictures, name))
  const listFiles = () => readdir(pathOf('.'))

  /** Leaves so many bytes of the disk. */
  async function fill(left: number): Promise<void> {
    const { bavail, bsize } = await statfs(pathOf('.'))
    await writeFile(pathOf('filler'), Buffer.alloc(bavail * bsize - left))
  }

  async function upload(picture: Buffer): Promise<Visit> {
    const form = new FormData()
    form.set('picture', new File([new Uint8Array(picture)], 'noise.jpg', { type: 'image/jpeg' }))
    return visit(`${shop.url}/api/admin/pictures`, { method: 'POST', headers: staff, body: form })
  }

  beforeEach(() => rm(pathOf('filler'), { force: true }))

  it.each([
    ['nothing is left', 0],
    ['a little is left', A_LITTLE],
  ])('while %s: an upload says so and leaves nothing behind, and the rest goes on', async (what, left) => {
    await fill(left)
    const before = await listFiles()
    const picture = await makePicture()
    const refused = await upload(picture)
    expect([refused.status, problemSchema.parse(JSON.parse(refused.text)).code]).toEqual([
      507,
      'storage_full',
    ])
    expect(await listFiles()).toEqual(before)
    for (const path of ['/', '/en/tires', '/allnews', '/rules'])
      expect((await visit(shop.url + path)).status, path).toBe(200)
    expect((await (await newBuyer(shop)).order()).status).toBe(201)
    expect((await visit(`${shop.url}/api/health/ready`)).status).toBe(200)

    await rm(pathOf('filler'))
    const stored = await upload(picture)
    expect(stored.status).toBe(201)
    const { url } = storedSchema.parse(JSON.parse(stored.text))
    for (const size of ['.webp', '-320.webp', '-640.webp'])
      expect((await visit(shop.url + url.replace(/-\d+x.*/, size))).status).toBe(200)
    reached(
      'disk',
      `${what}: 507 after ${slowest([refused])}, no file more, pages 200, order 201; then upload 201`,
    )
  })
})
