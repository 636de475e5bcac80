import { z } from 'zod'
import { amount, httpUrl, onOff, port, productKinds, text } from './values.ts'
import type { Section } from './variable.ts'

/**
 * When an order that was paid before its goods leave is invoiced: once they have left, or at once by an advance invoice, after which none
 * follows for the delivery.
 */
export const prepaidInvoices = ['delivery', 'advance'] as const

export const invoices = {
  title: 'Invoices',
  variables: {
    INVOICES_FROM: {
      readBy: ['product API'],
      schema: z.iso.date().optional(),
      is: 'the day, such as 2027-01-01, from which on orders are invoiced by themselves once their goods have left; leave it out and staff issue every invoice',
      example: '2027-01-01',
    },
    INVOICE_PREPAID: {
      readBy: ['product API'],
      schema: z.enum(prepaidInvoices).optional(),
      is: '"delivery" to invoice an order that was paid before once its goods have left, "advance" for an advance invoice with the payment',
      note: 'The accountant chooses; without it, it is "delivery", and /admin/opening asks.',
      example: 'delivery',
    },
    SPLIT_PAYMENT_KINDS: {
      readBy: ['product API'],
      // As the law stands, with every kind of product taken for one of annex 15: a note too many does no harm.
      schema: productKinds.prefault('Tire, Wheel, Spacer'),
      is: 'the kinds of products of annex 15 of the act on VAT, such as "Wheel, Spacer", or "none"',
    },
    SPLIT_PAYMENT_ABOVE: {
      readBy: ['product API'],
      schema: amount.prefault('15000'),
      is: 'the złoty above which a company pays an invoice for such products in the split way',
    },
    KSEF_URL: {
      readBy: ['product API'],
      schema: httpUrl.optional(),
      is: 'https://api.ksef.mf.gov.pl/v2, to send invoices of companies to KSeF, or https://api-test.ksef.mf.gov.pl/v2 to try things out; leave it out to send none',
      example: 'https://api.ksef.mf.gov.pl/v2',
      hasStandIn: true,
    },
    KSEF_TOKEN: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the token that the taxpayer has made in KSeF, with the rights to write and to read invoices',
      isSecret: true,
      neededBeside: ['KSEF_URL'],
    },
    KSEF_QR_URL: {
      readBy: ['product API'],
      schema: httpUrl.default('https://qr.ksef.mf.gov.pl'),
      is: 'https://qr.ksef.mf.gov.pl, where invoices are checked, or https://qr-test.ksef.mf.gov.pl beside the test system',
      hasStandIn: true,
    },
    KSEF_CERTIFICATE_FILE: {
      readBy: ['product API'],
      schema: text.optional(),
      is: "the taxpayer's certificate of KSeF of the kind offline, PEM",
      note: 'With it a PDF that waits for its number has both codes, and is valid before KSeF has it; without it such a PDF is a preview.',
      example: '/path/to/offline.crt',
      inContainers: 'file',
    },
    KSEF_CERTIFICATE_KEY_FILE: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the private key of that certificate, PEM',
      example: '/path/to/offline.key',
      inContainers: 'file',
      neededBeside: ['KSEF_CERTIFICATE_FILE'],
    },
    KSEF_CERTIFICATE_PASSWORD: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the password of that key, if it has one',
      isSecret: true,
    },
    KSEF_STAND_IN: {
      readBy: ['npm start'],
      schema: onOff.default('off'),
      is: '"on" for a stand-in of KSeF on this machine, or "off"; refused beside a public SITE_URL',
      inContainers: 'none',
    },
    KSEF_STAND_IN_PORT: {
      readBy: ['npm start'],
      schema: port.default(9400),
      is: 'the port of the stand-in of KSeF',
      inContainers: 'none',
    },
  },
} as const satisfies Section

export const parcels = {
  title: 'Parcels',
  variables: {
    INPOST_SHIPX_ORGANIZATION_ID: {
      readBy: ['product API', 'npm start'],
      schema: z
        .string()
        .regex(/^\d{1,12}$/)
        .optional(),
      is: 'the id of the organization at InPost, a number; leave it out to enter parcels by hand',
    },
    INPOST_SHIPX_TOKEN: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the token for the API, from the parcel manager of InPost',
      isSecret: true,
      neededBeside: ['INPOST_SHIPX_ORGANIZATION_ID'],
    },
    INPOST_SHIPX_URL: {
      readBy: ['product API'],
      schema: httpUrl.default('https://api-shipx-pl.easypack24.net'),
      is: 'https://api-shipx-pl.easypack24.net, or https://sandbox-api-shipx-pl.easypack24.net to try things out',
      hasStandIn: true,
    },
    INPOST_COLLECTION: {
      readBy: ['product API', 'npm start'],
      schema: z.enum(['ordered', 'standing']).default('ordered'),
      is: '"ordered" when staff order a courier of InPost for what is ready, "standing" when one comes by agreement',
    },
    INPOST_STAND_IN: {
      readBy: ['npm start'],
      schema: onOff.optional(),
      is: '"on" for a stand-in of InPost on this machine, or "off"; the demonstration has it unless it is off',
      note: 'Refused beside a real organization, a real Firebase project or a public SITE_URL.',
      inContainers: 'none',
    },
    INPOST_STAND_IN_PORT: {
      readBy: ['npm start'],
      schema: port.default(9600),
      is: 'the port of the stand-in of InPost',
      inContainers: 'none',
    },
  },
} as const satisfies Section
