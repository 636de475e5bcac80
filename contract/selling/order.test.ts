import { idParamSchema } from '../platform/id-param.ts'
import { describe, expect, it } from 'vitest'
import { orderFormSchema, placeOrderSchema } from './order-form.ts'
import { changeOrderStatusSchema } from './order.ts'

const address = { address: 'ul. Polna 1/2', city: 'Kraków', postCode: '30-001', country: 'Polska' }
const common = {
  email: 'lucja@example.com',
  phone: '+48600100200',
  ...address,
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
}
const person = { customerType: 'private_person', firstAndLastName: 'Łucja Żółć', ...common }
const company = { customerType: 'company', companyName: 'Opony sp. z o.o.', unn: '5260250274', ...common }
const elsewhere = { ...person, typeOfDelivery: 'shipping_to_another_address' }

/** The fields that an order is refused for, dotted. */
function wrongFields(order: object): string[] {
  const result = orderFormSchema.safeParse(order)
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path.join('.')))]
}

describe('an order', () => {
  it.each([
    ['of a person', person],
    ['of a company', company],
    ['to another address', { ...elsewhere, alternativeAddress: { ...address, city: 'Łódź' } }],
    ['with a total', { ...person, expectedTotal: 1650.5, language: 'ru', consentPrivacy: true }],
  ])('%s is taken', (_what, order) => {
    expect(wrongFields(order)).toEqual([])
  })

  // Shows S5.23
  it.each([
    ['a person without a name', { ...person, firstAndLastName: undefined }, ['firstAndLastName']],
    ['a company without a name', { ...company, companyName: undefined }, ['companyName']],
    ['a company without a tax id', { ...company, unn: undefined }, ['unn']],
    ['a company without both', { customerType: 'company', ...common }, ['companyName', 'unn']],
    ['another address that is missing', elsewhere, ['alternativeAddress']],
    [
      'an incomplete one',
      { ...elsewhere, alternativeAddress: { ...address, city: ' ' } },
      ['alternativeAddress.city'],
    ],
    ['a name of spaces', { ...person, firstAndLastName: '   ' }, ['firstAndLastName']],
    ['a name of nothing visible', { ...person, firstAndLastName: '\u200B' }, ['firstAndLastName']],
    ['a company of nothing visible', { ...company, companyName: '\u3164' }, ['companyName']],
    ['a town of nothing visible', { ...person, city: '\u2800' }, ['city']],
    ['a NUL', { ...person, city: 'Kra\0ków' }, ['city']],
    ['a line break', { ...person, address: 'ul. Polna\n1' }, ['address']],
    ['half a letter', { ...person, country: '\uD800' }, ['country']],
    ['too long an address', { ...person, address: 'a'.repeat(201) }, ['address']],
    ['no e-mail', { ...person, email: 'lucja' }, ['email']],
    ['a last part of one letter', { ...person, email: 'lucja@example.c' }, ['email']],
    ['two e-mails', { ...person, email: 'a@example.com,b@example.com' }, ['email']],
    ['a phone of 6 digits', { ...person, phone: '123456' }, ['phone']],
    ['another type of buyer', { ...person, customerType: 'friend' }, ['customerType']],
    ['another delivery', { ...person, typeOfDelivery: 'by_drone' }, ['typeOfDelivery']],
    ['another payment', { ...person, typeOfPayment: 'iou' }, ['typeOfPayment']],
    ['a total below a grosz', { ...person, expectedTotal: 0.001 }, ['expectedTotal']],
    ['a negative total', { ...person, expectedTotal: -1 }, ['expectedTotal']],
    ['another language', { ...person, language: 'de' }, ['language']],
    ['a price of its own', { ...person, price: 1 }, ['']],
    ['a status of its own', { ...person, status: 'pending' }, ['']],
    ['a user id of its own', { ...person, userId: 'jan' }, ['']],
  ])('is refused for %s', (_what, order, fields) => {
    expect(wrongFields(order)).toEqual(fields)
  })

  it('is cleaned of what cannot be seen, and of how numbers are written', () => {
    const pasted = {
      ...company,
      companyName: '\u2068Opony\u00A0 sp. z\u00A0o.o.\u2069',
      unn: '\u202ADE 123\u2013456\u202C',
      email: "\u200Bo'brien@sklep.online",
      phone: '\u202A+48 600\u2013100.200\u202C',
      postCode: '30\u2011001\u200B',
    }
    expect(orderFormSchema.parse(pasted)).toMatchObject({
      companyName: 'Opony sp. z o.o.',
      unn: 'DE 123-456',
      email: "o'brien@sklep.online",
      phone: '+48600100200',
      postCode: '30-001',
    })
  })

  it('has its total in grosze inside', () => {
    expect(orderFormSchema.parse({ ...person, expectedTotal: 1650.5 }).expectedTotal).toBe(165_050)
  })
})

describe('moveToOrder', () => {
  const order = { userId: 'jan', ...person }

  it.each(['pending', 'Pending', undefined])('takes the status %s', (status) => {
    expect(placeOrderSchema.safeParse({ ...order, status }).success).toBe(true)
  })

  it.each([
    ['no user', { ...order, userId: undefined }],
    ['an empty user', { ...order, userId: '' }],
    ['no name', { ...order, firstAndLastName: undefined }],
    ['no address', { ...order, typeOfDelivery: 'shipping_to_another_address' }],
    ['an unknown status', { ...order, status: 'paid' }],
    ['an unknown key', { ...order, price: 1 }],
  ])('refuses %s', (_what, body) => {
    expect(placeOrderSchema.safeParse(body).success).toBe(false)
  })
})

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('order id %s is read', (text, id) => {
  expect(idParamSchema.parse(text)).toBe(id)
})

it.each(['0', '01', '-1', '1.0', '1e3', '2147483648', '9999999999', '99999999999', '', ' 1', 'x'])(
  'order id %j is refused',
  (text) => {
    expect(idParamSchema.safeParse(text).success).toBe(false)
  },
)

describe('a change of status', () => {
  it('reads a form in whatever case', () => {
    expect(changeOrderStatusSchema.parse({ orderId: '7', status: 'in processing', from: 'PENDING' })).toEqual(
      {
        orderId: 7,
        status: 'In Processing',
        from: 'Pending',
        mode: 'direct',
      },
    )
  })

  it.each([
    { orderId: '7' },
    { status: 'Sent' },
    { orderId: '7', status: 'Lost' },
    { orderId: '7', status: 'Sent', mode: 'leap' },
    { orderId: '7', status: 'Sent', changedBy: 'jan' },
  ])('refuses %o', (body) => {
    expect(changeOrderStatusSchema.safeParse(body).success).toBe(false)
  })
})
