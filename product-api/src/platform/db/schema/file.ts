import { customType } from 'drizzle-orm/pg-core'

/** A file; base64 in the program, as it stands in the copy of somebody's data. */
export const file = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => bytes.toString('base64'),
  toDriver: (base64) => Buffer.from(base64, 'base64'),
})
