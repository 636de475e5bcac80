import { grosze } from '@bieznik/contract/money/money'
import { orderFormSchema } from '@bieznik/contract/selling/order-form'
import { deliveryMethods, paymentMethods } from '@bieznik/contract/selling/order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkoutFormSchema, emptyCheckoutForm, type CheckoutFormInput } from './checkout-form'
import { countries } from '@bieznik/contract/platform/countries'
import { orderOfForm } from './order-of-form'

const TOTAL = grosze(165_000)
const schema = checkoutFormSchema({ isMarketingConsentRequired: true, providers: [] })
const relaxed = checkoutFormSchema({ isMarketingConsentRequired: false, providers: [] })

const elsewhere = {
  address: 'ul. Nowa 2',
  city: 'Łódź',
  zipcode: '90-001',
  country: 'PL',
  recipient: '',
  phone: '',
} as const
const noAddress = { address: '', city: '', zipcode: '', country: 'PL', recipient: '', phone: '' } as const

const person: CheckoutFormInput = {
  customerType: 'private_person',
  fullname: 'Łucja Żółć',
  company_name: '',
  tax_id: '',
  contact_person: '',
  document_kind: 'receipt',
  email: 'lucja@example.com',
  phone: '+48600100200',
  address: 'ul. Polna 1/2',
  city: 'Kraków',
  zipcode: '30-001',
  country: 'PL',
  alternative: noAddress,
  deliveryMethod: 'delivery_with_assembly',
  courier_note: '',
  pickup_day: '',
  extras: [],
  payment: 'payment_at_delivery',
  consentPrivacy: true,
  consentCommercial: true,
}
const company: CheckoutFormInput = {
  ...person,
  customerType: 'company',
  fullname: '',
  company_name: 'Opony sp. z o.o.',
  tax_id: '5260250274',
}

/** What is wrong, as `path: key of the message`. */
function errorsOf(form: CheckoutFormInput, by = schema): string[] {
  const result = by.safeParse(form)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the checkout form', () => {
  // Shows S3.18
  it('takes a person and a company', () => {
    expect(errorsOf(person)).toEqual([])
    expect(errorsOf(company)).toEqual([])
  })

  // Shows S5.25, S5.27
  it.each([
    ['fullname', person],
    ['email', person],
    ['phone', person],
    ['address', person],
    ['city', person],
    ['zipcode', person],
    ['country', person],
    ['company_name', company],
    ['tax_id', company],
    ['email', company],
    ['phone', company],
    ['address', company],
    ['city', company],
    ['zipcode', company],
    ['country', company],
  ] as const)('requires %s', (field, form) => {
    expect(errorsOf({ ...form, [field]: '' })).toEqual([`${field}: ${field}`])
    expect(errorsOf({ ...form, [field]: ' \t ' })).toEqual([`${field}: ${field}`])
  })

  it.each([
    ['a person', { ...person, company_name: '', tax_id: '' }],
    ['a company', { ...company, fullname: '' }],
  ])('does not ask %s for the fields of the other', (_who, form) => {
    expect(errorsOf(form)).toEqual([])
  })

  it.each([
    ['fullname', 120],
    ['address', 200],
    ['city', 100],
    ['zipcode', 20],
  ] as const)('takes %s of %i letters and no more', (field, max) => {
    const irish = { ...person, country: 'IE' } as const
    expect(errorsOf({ ...irish, [field]: 'ż'.repeat(max) })).toEqual([])
    expect(errorsOf({ ...irish, [field]: 'ż'.repeat(max + 1) })).toEqual([`${field}: ${field}`])
  })

  // Shows S9.14
  it.each([
    '600100200',
    '+48 600 100 200',
    '(22) 555-01-87',
    '600.100.200',
    '22/555 01 87',
    '0048 600 700 800',
    '0600 700 800',
    '1234567',
    '+123456789012345',
    '\u202A+48 600 100 200\u202C',
    '600100200\u200B',
    '+48\u00A0600\u2013100\u2013200',
  ])('takes the phone %j', (phone) => {
    expect(errorsOf({ ...person, phone })).toEqual([])
    expect(schema.parse({ ...person, phone }).phone).toMatch(/^\+?\d{7,15}$/)
  })

  it.each(['1234567', '60010020', '+48 600 100 20', '015123456789'])(
    'takes the phone %s, which no courier in Poland dials, only where none comes',
    (phone) => {
      const wrong = ['phone: phone_courier']
      expect(errorsOf({ ...person, deliveryMethod: 'shipping_to_customer', phone })).toEqual(wrong)
      expect(errorsOf({ ...person, deliveryMethod: 'delivery_with_assembly', phone })).toEqual([])
      const there = { ...person, deliveryMethod: 'shipping_to_another_address' as const }
      expect(errorsOf({ ...there, alternative: elsewhere, phone })).toEqual(wrong)
      expect(errorsOf({ ...there, alternative: { ...elsewhere, phone: '600 700 800' }, phone })).toEqual([])
      expect(errorsOf({ ...there, alternative: { ...elsewhere, phone } })).toEqual([
        'alternative.phone: phone_courier',
      ])
    },
  )

  it.each(['\u200B', '\u3164', '\uFE0F\u00A0', '\u2800', '\u0301'])(
    'takes %j, of which nothing can be seen, for no name, address or town',
    (nothing) => {
      for (const field of ['fullname', 'address', 'city'] as const)
        expect(errorsOf({ ...person, [field]: nothing })).toEqual([`${field}: ${field}`])
      expect(errorsOf({ ...company, company_name: nothing })).toEqual(['company_name: company_name'])
    },
  )

  it('sends no invisible marks', () => {
    const pasted = { ...person, fullname: '\u2068Łucja\u00AD Żo\u0301łć\u2069', city: '\uFEFFKraków' }
    expect(orderOfForm(schema.parse(pasted), TOTAL, 'pl')).toMatchObject({
      firstAndLastName: 'Łucja Żółć',
      city: 'Kraków',
    })
  })

  // Shows S9.14
  it.each(['123456', '1234567890123456', '++48600100200', '48+600100200', '600 100 2OO', '+'])(
    'refuses the phone %s',
    (phone) => {
      expect(errorsOf({ ...person, phone })).toEqual(['phone: phone'])
    },
  )

  it.each([
    'lucja',
    'lucja@',
    '@example.com',
    'lucja@example',
    'lucja@example.com, x@example.com',
    'a b@example.com',
    'lucja@example.c',
  ])('refuses the e-mail %s', (email) => {
    expect(errorsOf({ ...person, email })).toEqual(['email: email'])
  })

  // Shows S5.25
  it('names everything that is missing at once', () => {
    expect(errorsOf(emptyCheckoutForm).toSorted()).toEqual([
      'address: address',
      'city: city',
      'consentCommercial: consent_commercial',
      'consentPrivacy: consent_privacy',
      'email: email',
      'fullname: fullname',
      'payment: payment',
      'phone: phone',
      'zipcode: zipcode',
    ])
  })
})

describe('a tax id', () => {
  it.each(['5260250275', '526', 'DE123456789'])('of a company in Poland is no %s', (tax_id) => {
    expect(errorsOf({ ...company, tax_id })).toEqual(['tax_id: nip'])
  })

  it('of a company elsewhere may be anything, and of a person is not looked at', () => {
    const german = { ...company, tax_id: 'DE123456789', country: 'DE', zipcode: '10115' } as const
    expect(errorsOf(german)).toEqual([])
    expect(errorsOf({ ...person, tax_id: '526' })).toEqual([])
  })

  it.each([
    '526-025-02-74',
    'PL 526 025 02 74',
    '526\u2013025\u201302\u201374',
    '526.025.02.74',
    'NIP: PL 526 – 025 – 02 – 74',
    '\u202A5260250274\u202C',
  ])('%j is sent as ten digits', (tax_id) => {
    expect(orderOfForm(schema.parse({ ...company, tax_id }), TOTAL, 'pl')).toMatchObject({
      unn: '5260250274',
    })
  })
})

describe('a postal code', () => {
  it('has the form of its country, at both addresses', () => {
    expect(errorsOf({ ...person, zipcode: '1011' })).toEqual(['zipcode: zipcode_form'])
    expect(errorsOf({ ...person, zipcode: '1011', country: 'AT' })).toEqual([])
    const there = { ...person, deliveryMethod: 'shipping_to_another_address' } as const
    expect(errorsOf({ ...there, alternative: { ...elsewhere, zipcode: '1011' } })).toEqual([
      'alternative.zipcode: zipcode_form',
    ])
  })

  it.each(['30\u2013001', '30\u2011001', 'PL-30-001', '\u206030-001'])(
    'is taken as %j, at both addresses',
    (zipcode) => {
      const there = { ...person, deliveryMethod: 'shipping_to_another_address', zipcode } as const
      const order = orderOfForm(
        schema.parse({ ...there, alternative: { ...elsewhere, zipcode } }),
        TOTAL,
        'pl',
      )
      expect(order).toMatchObject({ postCode: '30-001', alternativeAddress: { postCode: '30-001' } })
    },
  )

  it('is sent with its dash, and the country by its Polish name', () => {
    const order = orderOfForm(schema.parse({ ...person, zipcode: '30 001' }), TOTAL, 'ru')
    expect(order).toMatchObject({ postCode: '30-001', country: 'Polska' })
  })
})

describe('the alternative address', () => {
  const there = { ...person, deliveryMethod: 'shipping_to_another_address', alternative: elsewhere } as const

  it.each(['address', 'city', 'zipcode', 'country'] as const)('requires %s', (field) => {
    expect(errorsOf(there)).toEqual([])
    expect(errorsOf({ ...there, alternative: { ...elsewhere, [field]: ' ' } })).toEqual([
      `alternative.${field}: ${field}`,
    ])
  })

  it.each(deliveryMethods.filter((method) => method !== there.deliveryMethod))(
    'may be anything and is not sent with %s',
    (deliveryMethod) => {
      const form = { ...there, deliveryMethod, alternative: { ...noAddress, city: 'a'.repeat(1000) } }
      expect(errorsOf(form)).toEqual([])
      expect(orderOfForm(schema.parse(form), TOTAL, 'pl')).not.toHaveProperty('alternativeAddress')
    },
  )
})

it('asks for what a person has chosen; a company gets an invoice whatever was chosen before', () => {
  const orderOf = (form: CheckoutFormInput) => orderOfForm(schema.parse(form), TOTAL, 'pl')
  expect(orderOf(person)).toMatchObject({ documentKind: 'receipt' })
  expect(orderOf({ ...person, document_kind: 'invoice' })).toMatchObject({ documentKind: 'invoice' })
  expect(orderOf(company)).toMatchObject({ documentKind: 'invoice' })
})

describe('wishes for the delivery', () => {
  const there = { ...person, deliveryMethod: 'shipping_to_another_address', alternative: elsewhere } as const

  it.each([
    [{ ...company, contact_person: 'ż'.repeat(121) }, 'contact_person: contact_person'],
    [{ ...there, courier_note: 'ż'.repeat(301) }, 'courier_note: courier_note'],
    [{ ...person, pickup_day: '2026-02-30' }, 'pickup_day: pickup_day'],
    [
      { ...there, alternative: { ...elsewhere, recipient: 'ż'.repeat(121) } },
      'alternative.recipient: recipient',
    ],
    [{ ...there, alternative: { ...elsewhere, phone: '12' } }, 'alternative.phone: phone'],
  ])('that cannot be sent are an error of their field', (form, error) => {
    expect(errorsOf(form)).toEqual([error])
  })
})

describe('payment and consents', () => {
  // Shows D23a
  it.each(['credit_card', ...paymentMethods.filter((method) => method !== 'payment_at_delivery')] as const)(
    'cannot be paid by %s',
    (payment) => {
      expect(errorsOf({ ...person, payment })).toEqual(['payment: payment'])
    },
  )

  // Shows S5.28, D23c
  it('requires both consents', () => {
    expect(errorsOf({ ...person, consentPrivacy: false })).toEqual(['consentPrivacy: consent_privacy'])
    expect(errorsOf({ ...person, consentCommercial: false })).toEqual([
      'consentCommercial: consent_commercial',
    ])
  })

  // Shows D23c
  it('can do without the second, never without the first', () => {
    const none = { ...person, consentPrivacy: false, consentCommercial: false }
    expect(errorsOf(none, relaxed)).toEqual(['consentPrivacy: consent_privacy'])
  })

  // Shows S4.28, S4.33, D23b
  it('starts with nothing chosen and nothing agreed to', () => {
    expect(emptyCheckoutForm).toMatchObject({
      country: 'PL',
      deliveryMethod: 'delivery_with_assembly',
      payment: 'credit_card',
      consentPrivacy: false,
      consentCommercial: false,
      alternative: { country: 'PL' },
    })
  })
})

describe('the order', () => {
  const orderOf = (form: CheckoutFormInput) => orderOfForm(schema.parse(form), TOTAL, 'ru')

  // Shows S3.17
  it('of a person is named as the wire names it', () => {
    expect(orderOf({ ...person, fullname: ' Łucja Żółć ', phone: '+48 600 100 200' })).toEqual({
      customerType: 'private_person',
      documentKind: 'receipt',
      firstAndLastName: 'Łucja Żółć',
      email: 'lucja@example.com',
      phone: '+48600100200',
      address: 'ul. Polna 1/2',
      city: 'Kraków',
      postCode: '30-001',
      country: 'Polska',
      typeOfDelivery: 'delivery_with_assembly',
      typeOfPayment: 'payment_at_delivery',
      consentPrivacy: true,
      consentCommercial: true,
      expectedTotal: TOTAL,
      language: 'ru',
    })
  })

  it('of a company has its name and tax id, and no person’s name', () => {
    const order = orderOf({ ...company, fullname: 'left over' })
    expect(order).toMatchObject({ companyName: 'Opony sp. z o.o.', unn: '5260250274' })
    expect(order).not.toHaveProperty('firstAndLastName')
  })

  it('of a person has nothing of a company', () => {
    const order = orderOf({ ...person, company_name: 'left over', tax_id: '1' })
    expect(order).not.toHaveProperty('companyName')
    expect(order).not.toHaveProperty('unn')
  })

  // Shows S3.18
  it('to another address carries both', () => {
    const alternative = { ...elsewhere, city: ' Łódź ' }
    expect(orderOf({ ...person, deliveryMethod: 'shipping_to_another_address', alternative })).toMatchObject({
      city: 'Kraków',
      alternativeAddress: { address: 'ul. Nowa 2', city: 'Łódź', postCode: '90-001', country: 'Polska' },
    })
  })

  it('carries what was wished for the delivery that was chosen, and nothing that was left empty', () => {
    const wishes = {
      courier_note: 'brama od podwórza',
      pickup_day: '2026-11-27',
      alternative: { ...elsewhere, recipient: 'Ola Nowak', phone: '600 700 800' },
    }
    const fetched = orderOf({ ...person, ...wishes })
    expect(fetched).toMatchObject({ pickupDay: '2026-11-27' })
    expect(fetched).not.toHaveProperty('courierNote')
    const sent = orderOf({ ...person, ...wishes, deliveryMethod: 'shipping_to_customer' })
    expect(sent).toMatchObject({ courierNote: 'brama od podwórza' })
    expect(sent).not.toHaveProperty('pickupDay')
    const away = orderOf({ ...company, ...wishes, deliveryMethod: 'shipping_to_another_address' })
    expect(away).toMatchObject({
      courierNote: 'brama od podwórza',
      alternativeAddress: { recipient: 'Ola Nowak', phone: '600 700 800' },
    })
    expect(away).not.toHaveProperty('contactPerson')
    expect(orderOf({ ...company, contact_person: ' Ewa  Lis ' })).toMatchObject({ contactPerson: 'Ewa Lis' })
  })

  it('reads a pasted tab or line break as a space', () => {
    const order = orderOf({ ...person, address: 'ul.\tPolna\r\n1', fullname: 'Łucja\u00A0 Żółć' })
    expect(order).toMatchObject({ address: 'ul. Polna 1', firstAndLastName: 'Łucja Żółć' })
  })

  it('is taken by the other side whenever the form is: who fills it in sees every error at its field', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('ul. Polna 1', ' \t ', 'a\tb', 'a\0b', '\u200B', '\uD800', '\u0085', 'ż'.repeat(61)),
    )
    const zipcode = fc.oneof(line, fc.constantFrom('30-001', '30001', 'ß'.repeat(20)))
    const address = fc.record({ address: line, city: line, zipcode, country: fc.constantFrom(...countries) })
    const forms: fc.Arbitrary<CheckoutFormInput> = fc
      .record({
        customerType: fc.constantFrom('private_person', 'company'),
        fullname: line,
        company_name: line,
        contact_person: line,
        courier_note: fc.oneof(line, fc.constant('ż'.repeat(301))),
        pickup_day: fc.constantFrom('', '2026-11-26', '2026-02-30', 'x'),
        tax_id: fc.oneof(line, fc.constantFrom('526-025-02-74', 'PL 5260250274')),
        email: fc.oneof(line, fc.emailAddress()),
        phone: fc.oneof(line, fc.stringMatching(/^\+?[\d ()-]{7,20}$/)),
        where: address,
        alternative: fc
          .tuple(
            address,
            fc.record({ recipient: line, phone: fc.oneof(line, fc.constantFrom('', '600 100 200')) }),
          )
          .map(([place, who]) => ({ ...place, ...who })),
        deliveryMethod: fc.constantFrom(...deliveryMethods),
      })
      .map(({ where, ...fields }) => ({ ...person, ...fields, ...where }))
    const oneField = fc
      .tuple(
        forms,
        fc.constantFrom(person, company),
        fc.shuffledSubarray(Object.keys(person), { maxLength: 2 }),
      )
      .map(([form, good, keys]): CheckoutFormInput => {
        const changed = Object.entries(form).filter(([key]) => keys.includes(key))
        return { ...good, alternative: elsewhere, ...Object.fromEntries(changed) }
      })
    let taken = 0
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: oneField }, forms), (form) => {
        const checked = schema.safeParse(form)
        if (!checked.success) return
        taken += 1
        const wire = z.encode(orderFormSchema, orderOfForm(checked.data, TOTAL, 'pl'))
        expect(orderFormSchema.safeParse(wire).success).toBe(true)
      }),
      { numRuns: 1000 },
    )
    expect(taken).toBeGreaterThan(50)
  })
})
