import { z } from 'zod'
import { addresses, httpUrl, onOff, port, secret, text } from './values.ts'
import type { Section } from './variable.ts'

export const betweenPrograms = {
  title: 'Between the programs',
  variables: {
    REVALIDATE_SECRET: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: secret.optional(),
      is: 'at least 16 random characters (openssl rand -hex 32), the same for both programs',
      note: 'Signs the notifications of changed data that the product API sends to the storefronts. `npm start` makes one.',
      example: 'at-least-16-characters',
      isSecret: true,
      inContainers: 'required',
      neededBeside: ['REVALIDATE_URL'],
    },
    REVALIDATE_SECRET_BEFORE: {
      readBy: ['storefront'],
      schema: secret.optional(),
      is: 'the REVALIDATE_SECRET of before a change, at least 16 characters: what it signed is still accepted',
      note: 'docs/runbook.md says how a secret is changed.',
      isSecret: true,
    },
    REVALIDATE_URL: {
      readBy: ['product API'],
      schema: addresses.optional(),
      is: 'the address of POST /api/revalidate of each storefront, separated by commas',
      example: 'http://127.0.0.1:3000/api/revalidate',
      inContainers: 'compose',
    },
    LINK_SECRET: {
      readBy: ['product API', 'npm start'],
      schema: secret.optional(),
      is: 'at least 16 random characters (openssl rand -hex 32)',
      note: 'Signs the links in mails (to an order without an account, or to unsubscribe). `npm start` makes one.',
      example: 'at-least-16-characters',
      isSecret: true,
      inContainers: 'required',
      neededBeside: ['LINK_SECRET_BEFORE'],
    },
    LINK_SECRET_BEFORE: {
      readBy: ['product API'],
      schema: secret.optional(),
      is: 'the LINK_SECRET of before a change, at least 16 characters: what it signed is still accepted',
      isSecret: true,
    },
    REDIS_URL: {
      readBy: ['storefront', 'product API'],
      schema: z.url({ protocol: /^rediss?$/ }).optional(),
      is: 'the Valkey or Redis in which the processes of a program count rate limits together; leave it out and each counts by itself',
      note: 'Nothing in it is lost for good, so it needs no disk.',
      example: 'redis://127.0.0.1:6379',
      inContainers: 'compose',
    },
    RATE_LIMITS: {
      readBy: ['storefront', 'product API'],
      schema: onOff.default('on'),
      is: '"on", or "off" for benchmarks',
      note: 'Limits on calls of one person and on attempts of one address.',
      inContainers: 'none',
    },
    CRITICAL_CSS: {
      readBy: ['storefront'],
      schema: onOff.default('on'),
      is: '"on", or "off" to send documents as Next.js wrote them, for benchmarks',
      inContainers: 'none',
    },
  },
} as const satisfies Section

export const watching = {
  title: 'Logs, metrics and traces',
  variables: {
    LOG_LEVEL: {
      readBy: ['storefront', 'product API'],
      schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
      is: 'one of fatal, error, warn, info, debug, trace, silent',
    },
    VERSION: {
      readBy: ['storefront', 'product API'],
      schema: text.optional(),
      is: 'the version that each line of the log names, such as the output of git describe',
      inContainers: 'image',
    },
    METRICS_HOST: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: text.default('127.0.0.1'),
      is: 'the address to serve metrics on',
      inContainers: 'compose',
    },
    METRICS_PORT: {
      readBy: ['storefront', 'npm start'],
      schema: port.optional(),
      is: "the port of the storefront's GET /metrics, in the form of Prometheus, where no proxy leads; leave it out to serve none",
      example: '9464',
      inContainers: 'compose',
    },
    PRODUCT_API_METRICS_PORT: {
      readBy: ['product API'],
      schema: port.optional(),
      is: "the port of the product API's GET /metrics; leave it out to serve none",
      example: '9465',
      inContainers: 'compose',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      readBy: ['storefront', 'product API'],
      schema: httpUrl.optional(),
      is: 'a collector of traces (OTLP over HTTP, JSON); leave it out to have no traces',
      note: 'All other standard variables of OpenTelemetry count as well.',
      example: 'http://127.0.0.1:4318',
    },
  },
} as const satisfies Section

export const containers = {
  title: 'Containers',
  variables: {
    SHOP_DOMAIN: {
      readBy: ['compose.yaml'],
      schema: text,
      is: 'the domain of the shop, such as bieznik.example, for which the proxy gets a certificate',
      example: 'your-company.example',
      inContainers: 'required',
    },
    POSTGRES_PASSWORD: {
      readBy: ['compose.yaml'],
      schema: text,
      is: 'the password of the PostgreSQL in a container, with any characters, set at its first start',
      isSecret: true,
      inContainers: 'required',
    },
    TRUSTED_PROXIES: {
      readBy: ['compose.yaml'],
      schema: text.default('127.0.0.1/32'),
      is: 'the networks of a CDN before the proxy, such as 173.245.48.0/20 103.21.244.0/22, whose X-Forwarded-For is believed',
      note: 'With it, TRUSTED_PROXY_HOPS is 2.',
    },
    LEGAL_DIR: {
      readBy: ['compose.yaml'],
      schema: text.default('./public/legal'),
      is: 'the folder on the host with the official notices, whose file names /admin/opening says',
      inContainers: 'file',
    },
    BACKUP_DIR: {
      readBy: ['compose.yaml'],
      schema: text.default('./backups'),
      is: 'the folder on the host that backups are written to, which user 1000 can write',
      inContainers: 'file',
    },
    BACKUP_AT: {
      readBy: ['compose.yaml'],
      schema: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/).default('02:15'),
      is: 'the time, UTC, such as 02:15, at which a backup is taken each day',
    },
    BACKUP_DAYS: {
      readBy: ['compose.yaml'],
      schema: text.regex(/^[1-9]\d{0,3}$/).default('30'),
      is: 'the retention of backups in days',
    },
  },
} as const satisfies Section

export const browserTests = {
  title: 'Browser tests',
  variables: {
    PLAYWRIGHT_CHROMIUM_PATH: {
      readBy: ['tests'],
      schema: text.optional(),
      is: 'the Chromium to use; leave it out for the one of Playwright, else the one inside an npm package',
      inContainers: 'none',
    },
  },
} as const satisfies Section
