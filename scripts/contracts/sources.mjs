/*
 * The published documents of outside services whose licence lets their facts be kept here, and what the shop uses of them.
 */

/** @param {string[]} lines "post /v2/checkout/orders" */
const operations = (...lines) =>
  lines.map((line) => {
    const [method = '', path = ''] = line.split(' ')
    return { method, path }
  })

const paypal = {
  source: 'https://github.com/paypal/paypal-rest-api-specifications',
  commit: 'ec4d8f36a6ab0abcc3865e1072aaddc85ea14d5c',
  licence: 'Apache-2.0',
}

/**
 * @typedef {import('./reduce.mjs').Contract & {
 *   source: string
 *   document: string
 *   version: string
 *   commit: string
 *   licence: string
 * }} Source
 * @type {Readonly<Record<string, Source>>}
 */
export const sources = {
  'paypal-orders': {
    ...paypal,
    document: 'openapi/checkout_orders_v2.json',
    version: '2.13',
    operations: operations(
      'post /v2/checkout/orders',
      'get /v2/checkout/orders/{id}',
      'post /v2/checkout/orders/{id}/capture',
    ),
    used: { payment_source: ['paypal'], payment_source_response: ['paypal'] },
  },
  'paypal-payments': {
    ...paypal,
    document: 'openapi/payments_payment_v2.json',
    version: '2.5',
    operations: operations('post /v2/payments/captures/{capture_id}/refund'),
  },
  'paypal-webhooks': {
    ...paypal,
    document: 'openapi/notifications_webhooks_v1.json',
    version: '1.11',
    operations: operations('post /v1/notifications/verify-webhook-signature'),
  },
  ksef: {
    source: 'https://github.com/CIRFMF/ksef-docs',
    document: 'open-api.json',
    version: '2.6',
    commit: 'd92d285b928896258afdb27f7150f9127ee18ada',
    licence: 'MIT',
    operations: operations(
      'get /security/public-key-certificates',
      'post /auth/challenge',
      'post /auth/ksef-token',
      'get /auth/{referenceNumber}',
      'post /auth/token/redeem',
      'post /sessions/online',
      'post /sessions/online/{referenceNumber}/invoices',
      'post /sessions/online/{referenceNumber}/close',
      'get /sessions/{referenceNumber}/invoices/{invoiceReferenceNumber}',
      'get /sessions/{referenceNumber}/invoices/ksef/{ksefNumber}/upo',
      'post /invoices/query/metadata',
    ),
  },
}
