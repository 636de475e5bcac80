import { wheelInputSchema } from '@bieznik/contract/catalogue/product-input'
import { wheelSchema } from '@bieznik/contract/catalogue/product'
import { expect, it, vi } from 'vitest'
import { fieldsOf, inputOf, newProductForm } from '@/lib/products/product-form'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { renderIn } from '@/tests/render'
import { aWheel } from '@/tests/shop-examples'
import { useSpecification } from './product-specification'

/* A field costs one description, besides its column: it comes by itself to every place that is looked at here. */
vi.mock('@bieznik/contract/catalogue/wheel-fields', async (load) => {
  const real = await load<typeof import('@bieznik/contract/catalogue/wheel-fields')>()
  const { z } = await import('zod')
  Object.assign(real.wheelFields, {
    offset: {
      wire: z.number(),
      input: z.number(),
      control: 'number',
      columns: { pl: ['ET'], en: ['Offset'], ru: ['Вылет'] },
      // One that no field of a wheel has.
      label: 'tire.profile',
      unit: 'wheel.mm',
      property: 'color',
      start: 40,
    },
  })
  return real
})

const wheel = { ...aWheel, offset: 35 }

function Specification() {
  return useSpecification(wheel).map(({ name, value }) => (
    <div key={name}>
      {name} {value}
    </div>
  ))
}

it('is on the page and in structured data', () => {
  expect(renderIn(<Specification />).container).toHaveTextContent('35 mm')
  const page = { url: '', images: [], description: '', maker: null, sellerId: '', deliveryCountries: ['PL'] }
  expect(productJsonLd(wheel, page)).toMatchObject({ color: '35' })
})

it('is in the form and on the wire', () => {
  expect(fieldsOf('Wheel', 'new')).toContain('offset')
  const form = { ...newProductForm('Wheel'), offset: '35,5' }
  expect(inputOf('Wheel', 'new', form)).toMatchObject({ offset: 35.5 })
  expect(wheelSchema.shape).toHaveProperty('offset')
  expect(wheelInputSchema.shape).toHaveProperty('offset')
})
