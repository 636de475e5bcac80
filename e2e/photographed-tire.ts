import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import type { TireSize } from '../contract/catalogue/product.ts'
import { expect } from './fixtures.ts'

const uploadedSchema = z.object({ url: z.string().regex(/^\/pictures\/[\da-f]{32}-[\da-fx-]+\.webp$/) })
const createdSchema = z.object({ id: z.number() })

type Headers = Record<string, string>

/** A file that lies on its side, as phones take them. */
export const photograph = () =>
  sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#1b46c2' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Uploads it as staff and returns its address. */
export async function uploadPhotograph(request: APIRequestContext, headers: Headers): Promise<string> {
  const made = await request.post('/api/admin/pictures', {
    headers,
    multipart: { picture: { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photograph() } },
  })
  expect(made.status()).toBe(201)
  return uploadedSchema.parse(await made.json()).url
}

interface Photographed {
  url: string
  /** One that no other test looks at. */
  size: TireSize
  inf?: string
  /** Fields that are not as usual. */
  [field: string]: unknown
}

/** Puts a tire on sale; end with `archive`, so that nobody else meets it. */
export async function createTire(
  request: APIRequestContext,
  headers: Headers,
  { url, size, inf = 'Bieżnikowana.', ...differences }: Photographed,
) {
  const data = {
    ...size,
    manufacturer: 'Obrazkowa',
    typeOfTire: 'passenger',
    icVc: '99Y',
    season: 'allseason',
    isRetreaded: true,
    url,
    urls: [url],
    inf,
    price: 412.5,
    quantityInStock: 12,
    ...differences,
  }
  const { id, archive } = await createProduct(request, headers, 'tires', data)
  return { id, detail: `/tireDetail/${id}`, archive }
}

/** Puts a product on sale; end with `archive`, so that nobody else meets it. */
export async function createProduct(
  request: APIRequestContext,
  headers: Headers,
  kind: 'tires' | 'wheels',
  data: object,
) {
  const made = await request.post(`/api/admin/${kind}`, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = createdSchema.parse(await made.json())
  const archive = async () => {
    const path = `/api/admin/products/${id}/archive`
    expect((await request.patch(path, { headers, data: { inArchive: true } })).ok()).toBe(true)
  }
  return { id, archive }
}
