import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { expect } from './fixtures.ts'
import { createProduct, createTire, uploadPhotograph } from './photographed-tire.ts'

/* Data as long as the forms take them, in words that cannot break. */

/** What is typed as one word. */
export const LONG_WORD = 'Przedsiębiorczyńskiejszczyzna'

const longestAddress = {
  address: `Al. ${LONG_WORD}${LONG_WORD} 123/45`,
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  typeOfDelivery: 'shipping_to_customer',
  courierNote: 'A'.repeat(80),
  language: 'ru',
}

const longestCompany = {
  ...longestAddress,
  customerType: 'company',
  firstAndLastName: undefined,
  companyName: `${LONG_WORD}-${LONG_WORD} Sp. z o.o.`,
  unn: '5260001246',
  contactPerson: `Maksymiliana-Aleksandra ${LONG_WORD}-${LONG_WORD}`,
}

const longestPerson = {
  ...longestAddress,
  firstAndLastName: `Maksymiliana-Aleksandra ${LONG_WORD}-${LONG_WORD}`,
}

/** With each way to pay for an order that is there; companies do not pay that much in cash. */
export const longestBuyers = [
  { ...longestCompany, typeOfPayment: 'transfer' },
  { ...longestCompany, typeOfPayment: 'przelewy24' },
  { ...longestPerson, typeOfPayment: 'payment_at_delivery' },
]

const newsSchema = z.object({ id: z.number(), version: z.number() })

/** Of which no other test looks at the sizes. */
export async function createLongestGoods(request: APIRequestContext, headers: Record<string, string>) {
  const url = await uploadPhotograph(request, headers)
  const tire = await createTire(request, headers, {
    url,
    size: { width: 265, profile: 75, diameter: 16 },
    manufacturer: LONG_WORD,
    protector: `${LONG_WORD}-${LONG_WORD}`,
    approval: 'E20-108R-0001234567890123456789012345678901234567890',
    price: 123_456.78,
  })
  const wheel = await createProduct(request, headers, 'wheels', {
    typeOfWheel: LONG_WORD,
    diameter: 22,
    width: 10.5,
    et: -43,
    centralBoreDiameter: 106.1,
    boltSpacing: '6x139.7',
    secondBoltSpacing: '6x114.3',
    color: LONG_WORD,
    material: LONG_WORD,
    url,
    price: 123_456.78,
    quantityInStock: 12,
  })
  const news = await publishNews(request, headers, url)
  const remove = async () => {
    await Promise.all([tire.archive(), wheel.archive(), news.unpublish()])
  }
  return { tire, wheel, newsId: news.id, remove }
}

async function publishNews(request: APIRequestContext, headers: Record<string, string>, url: string) {
  const title = `${LONG_WORD}-${LONG_WORD}`
  const description = `${LONG_WORD}${LONG_WORD}${LONG_WORD} ${LONG_WORD}.`
  const data = {
    title,
    description,
    titleEn: title,
    descriptionEn: description,
    titleRu: title,
    descriptionRu: description,
    url,
    urlVideo: '',
    createdDate: '2026-11-01T12:00:00.000Z',
  }
  const made = await request.post('/api/admin/news', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { id, version } = newsSchema.parse(await made.json())
  const publish = async (isPublished: boolean, seen: number) => {
    const path = `/api/admin/news/${id}/publication`
    const reply = await request.patch(path, { headers, data: { version: seen, isPublished } })
    expect(reply.status(), await reply.text()).toBe(200)
    return newsSchema.parse(await reply.json())
  }
  const published = await publish(true, version)
  return { id, unpublish: () => publish(false, published.version) }
}
