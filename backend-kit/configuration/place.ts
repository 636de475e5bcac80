import { httpUrl, port, text } from './values.ts'
import type { Section } from './variable.ts'
import { z } from 'zod'

export const place = {
  title: 'Where the shop is',
  variables: {
    SITE_URL: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: httpUrl.default('http://127.0.0.1:3000'),
      is: 'the address at which people find the shop',
      note: 'Canonical links, links in mails and origin checks use it. Under a public address the programs refuse everything that is only for a demonstration.',
      inContainers: 'compose',
    },
    HOST: {
      readBy: ['storefront', 'npm start'],
      schema: text.default('127.0.0.1'),
      is: 'the address that the storefront listens on; 0.0.0.0 is every one of the machine',
      inContainers: 'image',
    },
    PORT: {
      readBy: ['storefront', 'npm start'],
      schema: port.default(3000),
      is: 'the port of the storefront',
      inContainers: 'image',
    },
    TRUSTED_PROXY_HOPS: {
      readBy: ['storefront', 'npm start'],
      schema: z.coerce.number().int().min(0).max(9).default(0),
      is: 'the number of your proxies before the storefront, from 0 to 9',
      note: "0: a caller's address is that of the connection, and X-Forwarded-For is not believed; n: it is the n-th address from its right. compose.yaml sets 1, its own proxy; with a CDN before it, set 2 and TRUSTED_PROXIES (docs/deploy.md).",
      inContainers: 'compose',
    },
    PRODUCT_API_HOST: {
      readBy: ['product API'],
      schema: text.default('127.0.0.1'),
      is: 'the address that the product API listens on',
      inContainers: 'image',
    },
    PRODUCT_API_PORT: {
      readBy: ['product API', 'npm start'],
      schema: port.default(4000),
      is: 'the port of the product API; 0 takes a free one',
      inContainers: 'image',
    },
    PRODUCT_API_URL: {
      readBy: ['storefront'],
      schema: httpUrl.default('http://127.0.0.1:4000'),
      is: 'the address at which the storefront finds the product API',
      note: '`npm start` sets it by itself.',
      inContainers: 'compose',
    },
    NEWS_API_URL: {
      readBy: ['storefront'],
      schema: httpUrl.optional(),
      is: 'the address of another host that single news items come from; leave it out to take them from the product API',
    },
    SHOP_SEGMENT: {
      readBy: ['storefront', 'product API'],
      schema: z
        .string()
        .regex(/^[\w-]{1,40}$/)
        .default('shop'),
      is: 'the {shop} in the paths of the cart: letters, digits, hyphens and underscores',
    },
    BIEZNIK_DATA_DIR: {
      readBy: ['npm start'],
      schema: text.default('.data'),
      is: 'the folder of local data: database, accounts, mails, logs',
      inContainers: 'none',
    },
  },
} as const satisfies Section
