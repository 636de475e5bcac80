import { count, httpUrl, numericId, onOff, port, text } from './values.ts'
import type { Section } from './variable.ts'

export const payments = {
  title: 'Payment',
  variables: {
    BANK_TRANSFER: {
      readBy: ['storefront', 'product API'],
      schema: onOff.default('on'),
      is: '"on", so that orders can be paid to the account of the company file, or "off"',
    },
    PAYMENT_DAYS: {
      readBy: ['product API'],
      schema: count(90).default(7),
      is: 'the days, from 1 to 90, within which an order is to be paid by bank transfer or through Przelewy24',
    },
    PAYMENT_GRACE_DAYS: {
      readBy: ['product API'],
      schema: count(90).default(3),
      is: 'the days after that, from 1 to 90, until an unpaid order is canceled',
    },
    P24_MERCHANT_ID: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: numericId.optional(),
      is: 'the merchant id at Przelewy24, a number; leave it out to have no payments through it',
    },
    P24_POS_ID: {
      readBy: ['product API'],
      schema: numericId.optional(),
      is: 'the id of the shop at Przelewy24, when it is not the merchant id',
    },
    P24_API_KEY: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the key for reports, from the panel of Przelewy24',
      isSecret: true,
      neededBeside: ['P24_MERCHANT_ID'],
    },
    P24_CRC: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the CRC key, from the panel of Przelewy24',
      isSecret: true,
      neededBeside: ['P24_MERCHANT_ID'],
    },
    P24_URL: {
      readBy: ['product API'],
      schema: httpUrl.default('https://secure.przelewy24.pl'),
      is: 'https://secure.przelewy24.pl, or https://sandbox.przelewy24.pl to try things out',
      hasStandIn: true,
    },
    P24_BLIK_IN_SHOP: {
      readBy: ['product API'],
      schema: onOff.default('off'),
      is: '"on" when Przelewy24 has allowed the account to charge BLIK codes (paymentMethod/blik/chargeByCode), so that they are typed in at the shop',
    },
    P24_STAND_IN: {
      readBy: ['npm start'],
      schema: onOff.optional(),
      is: '"on" for a stand-in of Przelewy24 on this machine, or "off"; the demonstration has it unless it is off',
      note: 'It takes any payment for paid, so it is refused beside a real account, a real Firebase project or a public SITE_URL.',
      inContainers: 'none',
    },
    P24_STAND_IN_PORT: {
      readBy: ['npm start'],
      schema: port.default(9300),
      is: 'the port of the stand-in of Przelewy24',
      inContainers: 'none',
    },
    PAYPAL_CLIENT_ID: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: text.optional(),
      is: 'the client id of the PayPal app; leave it out to have no wallet payment',
    },
    PAYPAL_CLIENT_SECRET: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the secret of the PayPal app',
      isSecret: true,
      neededBeside: ['PAYPAL_CLIENT_ID'],
    },
    PAYPAL_MERCHANT_ID: {
      readBy: ['product API'],
      schema: text.regex(/^[2-9A-HJ-NP-Z]{13}$/).optional(),
      is: 'the id of the PayPal account that the money goes to: 13 capital letters and digits, no address',
      neededBeside: ['PAYPAL_CLIENT_ID'],
    },
    PAYPAL_WEBHOOK_ID: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the id that PayPal has given to the webhook <SITE_URL>/api/payment/webhook; without it no webhook is taken for genuine, and payments are found out by asking',
    },
    PAYPAL_API_URL: {
      readBy: ['product API'],
      schema: httpUrl.default('https://api-m.paypal.com'),
      is: 'https://api-m.paypal.com, or https://api-m.sandbox.paypal.com to try things out',
      hasStandIn: true,
    },
    PAYPAL_SDK_URL: {
      readBy: ['storefront'],
      schema: httpUrl.optional(),
      is: "the script of the wallet's button when it is not PayPal's own, such as https://www.sandbox.paypal.com/sdk/js",
      hasStandIn: true,
    },
    PAYPAL_STAND_IN: {
      readBy: ['npm start'],
      schema: onOff.default('off'),
      is: '"on" for a stand-in of PayPal on this machine, or "off"',
      note: 'It takes any payment for paid, so it is refused beside a real PayPal app, a real Firebase project or a public SITE_URL.',
      inContainers: 'none',
    },
    PAYPAL_STAND_IN_PORT: {
      readBy: ['npm start'],
      schema: port.default(9200),
      is: 'the port of the stand-in of PayPal',
      inContainers: 'none',
    },
    PAYPAL_WEBHOOK_URL: {
      readBy: ['npm start'],
      schema: httpUrl.optional(),
      is: 'the address that the stand-in of PayPal sends its webhooks to',
      example: 'http://127.0.0.1:3000/api/payment/webhook',
      inContainers: 'none',
    },
  },
} as const satisfies Section
