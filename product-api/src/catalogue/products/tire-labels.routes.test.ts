import { pageOf } from '@bieznik/contract/endpoint'
import { safetyGaps } from '@bieznik/contract/catalogue/safety-data'
import { tireSchema } from '@bieznik/contract/catalogue/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { applyWith, dryRunOf, fingerprintOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
const maker = {
  name: 'Gumex',
  mark: 'Gumex',
  address: 'Dębica, Polska',
  contact: 'biuro@gumex.example',
  country: 'PL',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}
await anna.call('POST', '/api/manufacturers', { body: maker })

const fresh = {
  manufacturer: 'Gumex',
  typeOfTire: 'passenger',
  isRetreaded: false,
  icVc: '91V',
  width: 205,
  profile: 55,
  diameter: 16,
  season: 'summer',
  price: 310,
  url: '/pictures/front.webp',
  urls: ['/pictures/side.webp'],
  inf: 'Nowa.',
  maker: 'Gumex',
  model: 'Letnia',
  ean: '5901234123457',
}
const label = { fuelClass: 'C', wetGrip: 'B', noise: 71, noiseClass: 'B', eprel: '381667' }

const listed = z.array(z.looseObject({ id: z.int() }))

async function created(staff: typeof anna, differences: object): Promise<string> {
  const reply = await staff.call('POST', '/api/tires', { body: { ...fresh, ...differences } })
  expect(reply.status).toBe(201)
  return String(reply.headers.location)
}

test('a new tire has its label, in the list as well', async () => {
  const path = await created(anna, { ...label, iceGrip: true, productSheet: 'https://gumex.example/s.pdf' })
  const tire = tireSchema.parse((await shop.anyone.get(path)).body)
  expect(tire).toMatchObject({ ...label, iceGrip: true, productSheet: 'https://gumex.example/s.pdf' })
  const { body } = await shop.anyone.get('/api/tires?width=205&profile=55&diameter=16&view=card')
  expect(body).toContainEqual(expect.objectContaining({ id: tire.id, isRetreaded: false, ...label }))
})

test('a list says nothing of a label that a tire has not', async () => {
  const path = await created(anna, { width: 215, isRetreaded: true })
  const { body } = await shop.anyone.get('/api/tires?width=215&view=card')
  const [tire] = listed.parse(body).filter(({ id }) => path.endsWith(`/${id}`))
  expect(tire).toBeDefined()
  for (const name of Object.keys(label)) expect(tire).not.toHaveProperty(name)
})

const maybe = <Value>(value: Value, none: Value) => fc.constantFrom(value, none)

test('staff find as incomplete just the tires of which something is missing', async () => {
  const anyTire = fc.record({
    isRetreaded: fc.boolean(),
    icVc: fc.constantFrom('91V', '91E', '91F', 'ICVC007'),
    diameter: fc.constantFrom(10, 16, 24.5, 25),
    fuelClass: maybe('C', ''),
    wetGrip: maybe('B', ''),
    noise: fc.constantFrom(71, null),
    noiseClass: maybe('B', ''),
    eprel: maybe('381667', ''),
    partNumber: maybe('1', ''),
    ean: fc.constant(''),
  })
  await fc.assert(
    fc.asyncProperty(anyTire, async (differences) => {
      const path = await created(anna, differences)
      const id = Number(path.split('/').at(-1))
      const { body } = await anna.get(`/api/products?isIncomplete=true&search=${id}`)
      const isFound = pageOf(z.looseObject({ id: z.int() }))
        .parse(body)
        .rows.some((each) => each.id === id)
      const gaps = safetyGaps({ ...fresh, ...differences })
      expect(isFound, JSON.stringify({ differences, gaps })).toBe(gaps.length > 0)
    }),
    { numRuns: 60 },
  )
})

test('where safety data are required no new tire comes to be for sale without its label, and every retread does', async () => {
  const strict = await shop.another({ requiresSafetyData: true })
  const berta = strict.asStaff('berta')
  const fields = Object.keys(label).map((path) => ({ path, message: 'label_required' }))
  expect(await berta.call('POST', '/api/tires', { body: fresh })).toMatchObject({
    status: 400,
    body: { fields },
  })
  await created(berta, label)
  await created(berta, { isRetreaded: true })
  const header = 'Nazwa;Producent;Typ;Sezon;Stan opony;Cena;Wytwórca;Oznaczenie typu;Numer katalogowy'
  const line = (name: string, condition: string) =>
    `${name} 205/55 R16 91V;Gumex;osobowa;lato;${condition};310;Gumex;Letnia;1`
  const { lines } = await dryRunOf(berta, [header, line('A', 'nowa'), line('B', 'bieżnikowana')].join('\n'))
  expect(lines).toMatchObject([
    { outcome: 'refused', reasons: fields.map(({ path, message }) => ({ field: path, reason: message })) },
    { outcome: 'created' },
  ])
})

test('a list brings the label as the trade writes it', async () => {
  const header =
    'Nazwa;Producent;Typ;Sezon;Condition;Cena;Fuel efficiency;Wet grip;Noise (dB);Noise class;Ice grip;EPREL;Karta informacyjna'
  const line = (name: string, cells: string) => `${name} 225/45 R17 91V;Gumex;osobowa;zima;new;310;${cells}`
  const file = [
    header,
    line('Cała', 'c;b;72 dB;B;tak;https://eprel.ec.europa.eu/qr/381667;https://gumex.example/s.pdf'),
    line('Stara klasa', 'F;B;72;B;nie;1;'),
  ].join('\n')
  const dry = await dryRunOf(anna, file)
  expect(dry.lines).toMatchObject([{ outcome: 'created' }, { outcome: 'created' }])
  const [, old] = dry.lines
  expect(old?.changes.map(({ field }) => field)).not.toContain('fuelClass')
  await applyWith(anna, file, fingerprintOf(dry))
  expect((await anna.get('/api/products?search=Ca%C5%82a')).body).toMatchObject({
    rows: [
      {
        fuelClass: 'C',
        wetGrip: 'B',
        noise: 72,
        noiseClass: 'B',
        iceGrip: true,
        eprel: '381667',
        productSheet: 'https://gumex.example/s.pdf',
      },
    ],
  })
})
