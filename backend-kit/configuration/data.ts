import { z } from 'zod'
import { count, databaseUrl, hosts, httpUrl, text } from './values.ts'
import type { Section } from './variable.ts'

export const database = {
  title: 'Product database',
  variables: {
    DATABASE_URL: {
      readBy: ['product API', 'npm start'],
      schema: databaseUrl,
      is: 'the PostgreSQL to use, such as postgresql://user:password@127.0.0.1:5432/bieznik, with each of @ : / ? # % in the password escaped (@ is %40)',
      note: '`npm start` starts one of its own when it is not set, with its data in BIEZNIK_DATA_DIR.',
      example: 'postgresql://user:password@127.0.0.1:5432/bieznik',
      isSecret: true,
      inContainers: 'compose',
    },
    PGPASSWORD: {
      readBy: ['product API'],
      schema: text.optional(),
      is: 'the password of the database, as it is, when DATABASE_URL names none',
      isSecret: true,
      inContainers: 'compose',
    },
    DATABASE_REPLICA_URL: {
      readBy: ['product API'],
      schema: databaseUrl.optional(),
      is: 'a streaming replica of that PostgreSQL, for reading the catalogue; leave it out to have none',
      note: 'The primary answers while it is away. Where changes have to be seen at once: synchronous_commit = remote_apply on the primary (docs/scaling.md).',
      example: 'postgresql://user:password@127.0.0.2:5432/bieznik',
      isSecret: true,
    },
    DATABASE_POOL_SIZE: {
      readBy: ['product API'],
      schema: count(200).default(10),
      is: 'a number of connections from 1 to 200, for each product API',
    },
    SEED_WHEN_EMPTY: {
      readBy: ['product API', 'npm start'],
      schema: z.stringbool().default(false),
      is: '"true" to fill an empty catalogue with the sample one at start',
      note: '`npm start` does so in a PostgreSQL of its own.',
      inContainers: 'none',
    },
    TEST_DATABASE_URL: {
      readBy: ['tests'],
      schema: text.optional(),
      is: 'the PostgreSQL that `npm test` makes its databases in; leave it out for one of its own',
      inContainers: 'none',
    },
  },
} as const satisfies Section

export const pictures = {
  title: 'Pictures',
  variables: {
    PICTURES_DIR: {
      readBy: ['storefront', 'npm start'],
      schema: text.default('.data/pictures'),
      is: 'the folder of the pictures that staff upload, when there is no bucket',
      inContainers: 'image',
    },
    S3_BUCKET: {
      readBy: ['storefront'],
      schema: z
        .string()
        .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
        .optional(),
      is: 'the bucket of an S3-compatible service for those pictures; leave it out to keep them in a folder',
    },
    S3_REGION: {
      readBy: ['storefront'],
      schema: text.default('eu-central-1'),
      is: 'the region of the bucket',
    },
    S3_ENDPOINT: {
      readBy: ['storefront'],
      schema: httpUrl.optional(),
      is: "the address of a service other than Amazon's",
      example: 'https://s3.example',
    },
    S3_ACCESS_KEY_ID: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: "the key of the bucket; leave it out to find credentials as Amazon's tools do",
    },
    S3_SECRET_ACCESS_KEY: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: 'the secret of that key',
      isSecret: true,
    },
    PICTURE_HOSTS: {
      readBy: ['storefront', 'product API'],
      schema: hosts.prefault(''),
      is: 'the other hosts whose pictures products may show, exactly as they stand in an address, such as "cdn.example, img.example:8443"',
    },
  },
} as const satisfies Section
