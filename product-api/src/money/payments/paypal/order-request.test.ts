import { languages } from '@bieznik/contract/language'
import { expect, test } from 'vitest'
import { openContract } from '../../../../../local-services/published-contracts/contract.ts'
import { orderRequest } from './order-request.ts'

const orders = openContract('paypal-orders')
const payee = { merchantId: '3SQBR4YEWZ4BA', brandName: 'Bieżnik Sp. z o.o.' }
const request = { paymentId: '7b2e0a52-1c0e-4f8e-9c54-0c1f6a1de4b1', usd: '103.40', language: 'ru' as const }

test('PayPal shows the name of the shop in the language of the page, asks for no address, and is paid at once', () => {
  expect(JSON.parse(orderRequest(request, payee))).toMatchObject({
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Bieżnik Sp. z o.o.',
          locale: 'ru-RU',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  })
})

test.each(languages)('the request is as published in %s, with the longest name of a company', (language) => {
  const body = orderRequest({ ...request, language }, { ...payee, brandName: 'ż'.repeat(200) })
  const created = { method: 'POST', path: '/v2/checkout/orders', headers: {}, status: 201, responseBody: {} }
  expect(orders.differencesOf({ ...created, requestBody: JSON.parse(body) })).toEqual([])
})
