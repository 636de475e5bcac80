import { managedProductSchema, productSchema } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const tire = {
  manufacturer: 'Nadbieg',
  typeOfTire: 'passenger',
  icVc: 'ICVC007',
  width: 225,
  profile: 45,
  diameter: 17,
  season: 'allseason',
  price: 100,
  url: '/pictures/front.webp',
  urls: ['/pictures/side.webp', '/pictures/tread.webp'],
  inf: 'Bieżnikowana na sprawdzonej karkasie.\nDot 12/26.',
}
const wheel = {
  title: 'Felga stalowa 6Jx15',
  typeOfWheel: 'steel',
  diameter: 15,
  width: 6,
  centralBoreDiameter: 66.6,
  boltSpacing: '5x112',
  color: 'czarny',
  material: 'stal',
  price: 299.99,
  quantityInStock: 4,
}
const spacer = {
  title: 'Dystans 5x114.3',
  boltDistance: '5x114.3',
  boltInfo: 'M12x1.5',
  thickness: 25.5,
  price: 149.5,
  quantityInStock: 3,
}

const without = (body: object, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))

async function create(path: string, body: object) {
  const reply = await anna.call('POST', path, { body })
  const location = String(reply.headers.location)
  return { ...reply, location, product: (await shop.anyone.get(location)).body }
}

describe('a new product', () => {
  test('stands where the answer says, whatever else was in the address', async () => {
    const { location, product } = await create('/api/tires?from=form#top', tire)
    expect(location).toMatch(/^\/api\/tires\/\d+$/)
    expect(product).toMatchObject({ manufacturer: 'Nadbieg' })
  })

  // Shows S7.21
  test('is a tire, answered as a text, with a title made of its numbers', async () => {
    const { status, headers, body, location, product } = await create('/api/tires', tire)
    expect({ status, body }).toEqual({ status: 201, body: `Tire ${location.split('/').at(-1)} created` })
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(product).toMatchObject({
      ...tire,
      title: 'Nadbieg 225/45 R17 ICVC007',
      productType: 'Tire',
      quantityInStock: 0,
      inArchive: false,
      protector: '',
    })
  })

  test.each([
    ['/api/wheels', wheel, 'Wheel'],
    ['/api/spacers', spacer, 'Spacer'],
  ])('of %s is there with all its fields', async (path, body, productType) => {
    const { status, product } = await create(path, { ...body, productType })
    expect(status).toBe(201)
    expect(product).toMatchObject({ ...body, productType, url: null })
  })

  test('may have one further picture as a single string', async () => {
    const { product } = await create('/api/tires', { ...tire, urls: '/pictures/side.webp' })
    expect(product).toMatchObject({ urls: ['/pictures/side.webp'] })
  })

  test('begins the ledger of its stock and its history', async () => {
    const { location } = await create('/api/wheels', wheel)
    const { body } = await anna.get(`/api/products/${location.split('/').at(-1)}/history`)
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'created', who: 'anna' }),
        expect.objectContaining({ event: 'stock', who: 'anna', stock: { change: 4, reason: 'initial' } }),
      ]),
    )
  })

  // Shows S3.6
  test.each([
    [without(tire, 'url'), 'url', 'url_required'],
    [{ ...tire, url: '' }, 'url', 'url_required'],
    [{ ...tire, url: 'javascript:alert(1)' }, 'url', 'url_invalid'],
    [{ ...tire, url: 'http://example.com/a.png' }, 'url', 'url_invalid'],
    [{ ...tire, urls: [] }, 'urls', 'urls_required'],
    [without(tire, 'inf'), 'inf', 'inf_required'],
    [without(tire, 'typeOfTire'), 'typeOfTire', 'type_required'],
    [without(tire, 'season'), 'season', 'season_required'],
    [{ ...tire, typeOfTire: 'bus' }, 'typeOfTire', 'type_required'],
    [{ ...tire, season: 'spring' }, 'season', 'season_required'],
    [{ ...tire, icVc: '96' }, 'icVc', 'ic_vc_invalid'],
    [{ ...tire, icVc: '106/104Q' }, 'icVc', 'ic_vc_invalid'],
    [{ ...tire, icVc: 'ABCDEFGHIJK' }, 'icVc', 'ic_vc_invalid'],
    [{ ...tire, price: 0 }, 'price', 'price_positive'],
    [{ ...tire, price: -1 }, 'price', 'price_positive'],
    [{ ...tire, price: 1.005 }, 'price', 'price_decimals'],
    [{ ...tire, diameter: 101 }, 'diameter', 'measure_invalid'],
    [{ ...tire, diameter: -1 }, 'diameter', 'measure_invalid'],
    [{ ...tire, quantityInStock: -1 }, 'quantityInStock', 'stock_invalid'],
    [{ ...tire, inf: 'a\u0000b' }, 'inf', 'characters'],
  ])('is refused with what is wrong: %#', async (body, path, message) => {
    const reply = await anna.call('POST', '/api/tires', { body })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(reply.body).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path, message })]),
    })
  })

  test.each([{ id: 7 }, { inArchive: 'yes' }, { productType: 'Wheel' }])('may not say %o', async (extra) => {
    expect(await anna.call('POST', '/api/tires', { body: { ...tire, ...extra } })).toMatchObject({
      status: 400,
    })
  })
})

describe('editing', () => {
  const written = without(without(spacer, 'price'), 'quantityInStock')
  const seen = { url: null, ...noSafetyData, ...written }

  async function newSpacer() {
    const { location } = await create('/api/spacers', spacer)
    const put = (change: object, from: object = seen) =>
      anna.call('PUT', location, { body: { ...written, ...change, from } })
    const history = async () => (await anna.get(`/api/products/${location.split('/').at(-1)}/history`)).body
    return { location, put, history }
  }

  test('overwrites what is written, leaves price and stock, and records which fields', async () => {
    const { put, history } = await newSpacer()
    const reply = await put({ thickness: 30, boltInfo: 'M14x1.5' })
    expect(reply.status).toBe(200)
    expect(managedProductSchema.safeParse(reply.body).error).toBeUndefined()
    expect(reply.body).toMatchObject({ thickness: 30, boltInfo: 'M14x1.5', price: 149.5, quantityInStock: 3 })
    expect(await history()).toContainEqual(
      expect.objectContaining({ event: 'edited', who: 'anna', fields: ['boltInfo', 'thickness'] }),
    )
  })

  test('of the title alone is recorded too', async () => {
    const { put, history } = await newSpacer()
    await put({ title: 'Inny tytuł' })
    expect(await history()).toContainEqual(expect.objectContaining({ event: 'edited', fields: ['title'] }))
  })

  test('without a change leaves no trace', async () => {
    const { put, history } = await newSpacer()
    await put({})
    expect(await history()).toHaveLength(2)
  })

  test('of a description that somebody else has changed meanwhile is refused, and nothing is written', async () => {
    const { location, put } = await newSpacer()
    expect(await put({ boltInfo: 'M14x1.5' })).toMatchObject({ status: 200 })
    const second = await put({ title: 'Drugi tytuł' })
    expect(second).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await shop.anyone.get(location)).body).toMatchObject({
      title: spacer.title,
      boltInfo: 'M14x1.5',
    })
  })

  test('again with what is written already is no conflict, as when the first answer was lost', async () => {
    const { put } = await newSpacer()
    await put({ thickness: 30 })
    expect(await put({ thickness: 30 })).toMatchObject({ status: 200 })
  })

  test('of a description whose price changed meanwhile goes on', async () => {
    const { location, put } = await newSpacer()
    await anna.call('PATCH', `/api/products/${location.split('/').at(-1)}/price`, {
      body: { from: 149.5, to: 159.5, reason: 'Podwyżka' },
    })
    expect(await put({ thickness: 30 })).toMatchObject({ status: 200, body: { price: 159.5 } })
  })

  test('has to say which description was seen', async () => {
    const { location } = await newSpacer()
    expect(await anna.call('PUT', location, { body: written })).toMatchObject({ status: 400 })
  })

  test('takes a tire without pictures, which is then drawn', async () => {
    const { price: _price, url: _url, urls: _urls, ...input } = tire
    const { location, product } = await create('/api/tires', tire)
    const {
      id: _id,
      productType: _kind,
      price: _now,
      quantityInStock: _stock,
      inArchive: _sale,
      ...from
    } = productSchema.parse(product)
    expect(await anna.call('PUT', location, { body: { ...input, from } })).toMatchObject({
      status: 200,
      body: { url: null, urls: [] },
    })
  })

  test.each([
    ['price', { ...written, price: 1, from: seen }],
    ['stock', { ...written, quantityInStock: 1, from: seen }],
  ])('does not change the %s', async (_what, body) => {
    expect(await anna.call('PUT', `/api/spacers/${ids.spacer}`, { body })).toMatchObject({ status: 400 })
  })

  test.each([
    ['of another kind', ids.wheel],
    ['that is not there', ids.nothing],
  ])('a product %s is 404', async (_which, id) => {
    const body = { ...written, from: seen }
    expect(await anna.call('PUT', `/api/spacers/${id}`, { body })).toMatchObject({ status: 404 })
  })
})

describe('a picture', () => {
  const hosted = (url: string) => ({ ...tire, url })

  test.each([
    '/pictures/front.webp',
    '/pictures/0123456789abcdef0123456789abcdef.webp',
    'https://pictures.example/a/b.jpg?w=640',
    'https://PICTURES.example/a.jpg',
    'https://pictures.example:443/a.jpg',
    'https://cdn.example:8443/a.jpg',
  ])('at %s is taken', async (url) => {
    expect(await anna.call('POST', '/api/tires', { body: hosted(url) })).toMatchObject({ status: 201 })
  })

  test.each([
    ['of a host that is not on the list', 'https://evil.example/a.jpg'],
    ['of a host below one that is', 'https://a.pictures.example/a.jpg'],
    ['of a host that only begins like one', 'https://pictures.example.evil.example/a.jpg'],
    ['on another port', 'https://pictures.example:8443/a.jpg'],
    ['on no port of a host that has one', 'https://cdn.example/a.jpg'],
    ['that leads out of the pictures', '/pictures/..'],
    ['that stands for the folder', '/pictures/.'],
  ])('%s is refused, and says which it is', async (_which, url) => {
    const reply = await anna.call('POST', '/api/tires', { body: hosted(url) })
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ path: 'url', message: 'url_host' }] },
    })
  })

  test.each([
    'http://pictures.example/a.jpg',
    'https://user@pictures.example/a.jpg',
    '//pictures.example/a.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
  ])('%s is no address of a picture', async (url) => {
    expect(await anna.call('POST', '/api/tires', { body: hosted(url) })).toMatchObject({ status: 400 })
  })

  test('among further ones is named by its place', async () => {
    const urls = ['/pictures/side.webp', 'https://evil.example/a.jpg', 'https://evil.example/b.jpg']
    expect(await anna.call('POST', '/api/tires', { body: { ...tire, urls } })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'urls.1', message: 'url_host' },
          { path: 'urls.2', message: 'url_host' },
        ],
      },
    })
  })

  test('of an unknown host changes nothing when it is put into a product', async () => {
    const { location, product } = await create('/api/spacers', spacer)
    const { price: _price, quantityInStock: _stock, ...written } = spacer
    const body = { ...written, title: 'Another', url: 'https://evil.example/a.jpg' }
    expect(await anna.call('PUT', location, { body })).toMatchObject({ status: 400 })
    expect((await shop.anyone.get(location)).body).toEqual(product)
  })
})

// Shows D31
describe('translations', () => {
  const orla = { ...without(wheel, 'title'), typeOfWheel: 'aluminiowa', model: 'Orla', material: 'aluminium' }
  const managed = async (location: string) =>
    managedProductSchema.parse((await anna.get(`/api/products/managed/${location.split('/').at(-1)}`)).body)
  /** What an edit sends of a product: its description, without what other calls change. */
  const descriptionAt = async (location: string) => {
    const {
      id: _id,
      productType: _type,
      price: _price,
      quantityInStock: _stock,
      inArchive: _archived,
      ...description
    } = await managed(location)
    return description
  }
  const searched = async (text: string) =>
    (await shop.anyone.get(`/api/products/title/${encodeURIComponent(text)}`)).body

  test('titles are made of the data in each language, and each finds the product', async () => {
    const { location } = await create('/api/wheels', { ...orla, color: 'Silver' })
    expect(await managed(location)).toMatchObject({
      title: 'Felga aluminiowa Orla 6Jx15 5x112 CB 66,6, srebrny',
      titleEn: 'Orla alloy wheel 6Jx15 5x112 CB 66.6, silver',
      titleRu: 'Литой диск Orla 6Jx15 5x112 ЦО 66,6, серебристый',
      typeOfWheel: 'alloy',
      color: 'silver',
    })
    const id = Number(location.split('/').at(-1))
    for (const text of [
      'felga aluminiowa orla',
      'orla alloy wheel',
      'литой диск orla',
      'диск 6Jx15 серебристый',
    ])
      expect(await searched(text), text).toContainEqual(expect.objectContaining({ id }))
  })

  test('what nobody wrote follows the data, what somebody wrote stays, also when a caller does not name it', async () => {
    const { location } = await create('/api/wheels', { ...orla, color: 'silver', titleRu: 'Диск со склада' })
    const from = await descriptionAt(location)
    const { titleEn: _en, titleRu: _ru, title: _title, ...rest } = from
    const reply = await anna.call('PUT', location, { body: { ...rest, color: 'biały', from } })
    expect(reply).toMatchObject({
      status: 200,
      body: {
        color: 'white',
        titleEn: 'Orla alloy wheel 6Jx15 5x112 CB 66.6, white',
        titleRu: 'Диск со склада',
      },
    })
  })

  test.each([
    ['not named', {}],
    [
      'sent as it was',
      { title: 'Nadbieg Kurier 205/65 R16C 107T', titleEn: 'Nadbieg Kurier 205/65 R16C 107T' },
    ],
    ['sent empty', { title: '', titleEn: '', titleRu: '' }],
  ])(
    'the title of a tire that was made of its data follows them in each language when it is %s',
    async (_how, titles) => {
      const van = {
        protector: 'Kurier',
        typeOfTire: 'truck',
        width: 205,
        profile: 65,
        diameter: 16,
        icVc: '107T',
      }
      const { location } = await create('/api/tires', { ...tire, ...van })
      const from = await descriptionAt(location)
      expect(from.title).toBe('Nadbieg Kurier 205/65 R16C 107T')
      const { title: _title, titleEn: _en, titleRu: _ru, ...rest } = from
      const made = 'Nadbieg Kurier 205/65 R16C 109T'
      expect(
        await anna.call('PUT', location, { body: { ...rest, ...titles, icVc: '109T', from } }),
      ).toMatchObject({ status: 200, body: { title: made, titleEn: made, titleRu: made } })
      const history = (await anna.get(`/api/products/${location.split('/').at(-1)}/history`)).body
      expect(history).toContainEqual(expect.objectContaining({ event: 'edited', fields: ['icVc'] }))
    },
  )

  test('a title of a tire that somebody wrote stays when the data change', async () => {
    const { location } = await create('/api/tires', { ...tire, title: 'Zimówka z magazynu' })
    const from = await descriptionAt(location)
    expect(await anna.call('PUT', location, { body: { ...from, icVc: '109T', from } })).toMatchObject({
      status: 200,
      body: { title: 'Zimówka z magazynu' },
    })
  })

  test.each([
    [{}, true],
    [{ isRetreaded: true }, true],
    [{ isRetreaded: false }, false],
  ])(
    'a tire of a call that says %j stays what it is when an edit does not say it',
    async (given, isRetreaded) => {
      const { location } = await create('/api/tires', { ...tire, ...given })
      const from = await descriptionAt(location)
      const body = { ...without(from, 'isRetreaded'), icVc: '109T', from }
      expect(await anna.call('PUT', location, { body })).toMatchObject({
        status: 200,
        body: { icVc: '109T', isRetreaded },
      })
    },
  )

  test('a translated description stays when it is not named, and goes when it is empty', async () => {
    const { location } = await create('/api/tires', { ...tire, infEn: 'Retreaded.', infRu: 'Восстановлена.' })
    const from = await descriptionAt(location)
    const {
      infEn: _en,
      infRu: _ru,
      titleEn: _titleEn,
      titleRu: _titleRu,
      ...rest
    } = Object.fromEntries(Object.entries(from))
    const reply = await anna.call('PUT', location, { body: { ...rest, infRu: '', from } })
    expect(reply).toMatchObject({ status: 200, body: { infEn: 'Retreaded.', infRu: '' } })
  })

  test('the numbers of the trade are stored, and their words come in the language of the request', async () => {
    const numbers = { et: -12.5, maxLoad: 690, weight: 9.4, boltSeat: 'stożek', approval: 'KBA 12345' }
    const { location } = await create('/api/wheels', { ...orla, ...numbers })
    expect((await shop.anyone.get(`${location}?lang=ru`)).body).toMatchObject({
      ...numbers,
      boltSeat: 'конус 60°',
      title: 'Литой диск Orla 6Jx15 5x112 ET-12,5 ЦО 66,6, чёрный',
    })
  })

  test('the place in the store is stored for staff, and shown to no one else', async () => {
    const { location, product } = await create('/api/wheels', { ...orla, place: '  A-03-2 ' })
    expect(product).not.toHaveProperty('place')
    const id = location.split('/').at(-1)
    expect((await anna.get(`/api/products/managed/${id}`)).body).toMatchObject({ place: 'A-03-2' })
    const tooLong = { ...orla, place: 'x'.repeat(21) }
    expect(await anna.call('POST', '/api/wheels', { body: tooLong })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'place' }] },
    })
  })

  test('are for staff alone', async () => {
    expect(await shop.anyone.get(`/api/products/managed/${ids.wheel}`)).toMatchObject({ status: 401 })
    expect(await anna.get(`/api/products/managed/${ids.nothing}`)).toMatchObject({ status: 404 })
  })
})
