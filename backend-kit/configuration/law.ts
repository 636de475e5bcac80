import { deliveryCountriesSchema } from '@bieznik/contract/selling/delivery-countries'
import { VERSION } from '@bieznik/contract/content/documents'
import { z } from 'zod'
import { amount, httpUrl, onOff, port, text } from './values.ts'
import type { Section } from './variable.ts'

/** The price of an extra: it is within that of the goods, or the extra is not offered. */
const included = z.literal('0').optional()

export const company = {
  title: 'Company, delivery and the law',
  variables: {
    COMPANY_FILE: {
      readBy: ['storefront', 'product API'],
      schema: text.optional(),
      is: 'the JSON file with the record of the company (contract/platform/company-schema.ts)',
      note: 'Pages, documents and mails have its names and numbers from nowhere else. Without it the company is invented, which a public shop refuses.',
      example: '/path/to/company.json',
      inContainers: 'file',
    },
    DELIVERY_COUNTRIES: {
      readBy: ['storefront', 'product API'],
      schema: deliveryCountriesSchema.prefault('PL'),
      is: 'the countries that orders are delivered to, such as "PL, DE"; the first is proposed',
      note: 'The rules say the same. Known are those of Europe (contract/platform/countries.ts).',
    },
    ASSEMBLY_PRICE: {
      readBy: ['storefront', 'product API'],
      schema: included,
      is: '"0", so that tires and wheels of one set can be ordered assembled and balanced within their price; leave it out where that is not offered',
      note: 'Another price cannot be charged: an order has no lines besides its products.',
    },
    RINGS_PRICE: {
      readBy: ['storefront', 'product API'],
      schema: included,
      is: '"0", so that centering rings for wheels on spacers can be ordered within the price; leave it out where they are not offered',
      note: 'As with `ASSEMBLY_PRICE`.',
    },
    BOLTS_PRICE: {
      readBy: ['storefront', 'product API'],
      schema: included,
      is: '"0", so that bolts that are long enough for spacers can be ordered within the price; leave it out where they are not offered',
      note: 'As with `ASSEMBLY_PRICE`.',
    },
    MARKETING_CONSENT_REQUIRED: {
      readBy: ['storefront'],
      schema: z.stringbool().optional(),
      is: '"false", so that the second consent at checkout may be left out, or "true"',
      note: 'A public shop has to say it; elsewhere it is true. With true each start warns: a consent that an order depends on is not freely given (GDPR, article 7(4)).',
      example: 'false',
      inContainers: 'required',
    },
    DOCUMENTS_REVIEWED: {
      readBy: ['storefront'],
      schema: z.string().regex(VERSION).optional(),
      is: 'the day of the newest version of the long texts (messages/documents) that a lawyer has reviewed, such as 2026-11-26',
      example: '2026-11-26',
    },
    REQUIRE_SAFETY_DATA: {
      readBy: ['product API'],
      schema: z.stringbool().default(false),
      is: '"true", so that no product is put for sale without its manufacturer, its type and a number, nor a new tire without its label',
      note: 'Regulations (EU) 2023/988, article 19, and (EU) 2020/740. Those that are for sale already stay so.',
    },
    COMPANY_CASH_LIMIT: {
      readBy: ['product API'],
      schema: amount.prefault('15000'),
      is: 'the złoty above which a company cannot choose to pay at the delivery',
    },
    NBP_API_URL: {
      readBy: ['product API'],
      schema: httpUrl.optional(),
      is: 'https://api.nbp.pl/api, to refresh the exchange rate of the dollar; leave it out to keep the newest one in the database',
      example: 'https://api.nbp.pl/api',
      inContainers: 'compose',
    },
    WHITE_LIST_URL: {
      readBy: ['storefront'],
      schema: httpUrl.optional(),
      is: 'https://wl-api.mf.gov.pl, the white list of taxpayers that the checkout asks for a company by its NIP',
      note: 'Without it and VIES there is no button for that.',
      example: 'https://wl-api.mf.gov.pl',
      inContainers: 'compose',
      hasStandIn: true,
    },
    VIES_URL: {
      readBy: ['storefront'],
      schema: httpUrl.optional(),
      is: 'https://ec.europa.eu, where the register VIES is, which is asked after the white list',
      example: 'https://ec.europa.eu',
      inContainers: 'compose',
      hasStandIn: true,
    },
    COMPANY_REGISTERS_STAND_IN: {
      readBy: ['npm start'],
      schema: onOff.default('off'),
      is: '"on" for a stand-in of both registers on this machine, or "off"; refused beside a public SITE_URL',
      inContainers: 'none',
    },
    COMPANY_REGISTERS_STAND_IN_PORT: {
      readBy: ['npm start'],
      schema: port.default(9500),
      is: 'the port of the stand-in of the registers',
      inContainers: 'none',
    },
  },
} as const satisfies Section
