/** One id from the browser to the database, in every log line and every error. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The hex HMAC-SHA256 of the body, on notifications from the product API to the storefront. */
export const SIGNATURE_HEADER = 'x-signature'

/** Of a call that is done once: a repeat with the same key returns the first reply. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

/** The header of a call that is done once for its key; of one without a key, none. */
export const keyHeader = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key }

/** On a response that repeats the first one. */
export const IDEMPOTENT_REPLAYED_HEADER = 'idempotent-replayed'
