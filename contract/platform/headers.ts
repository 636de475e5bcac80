/** One id from the browser to the database, in every log line and every error. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The hex HMAC-SHA256 of the body, on notifications from the product API to the storefront. */
export const SIGNATURE_HEADER = 'x-signature'

/** Sent with `moveToOrder`: a repeat with the same key returns the first order. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

/** On a response that repeats the first one. */
export const IDEMPOTENT_REPLAYED_HEADER = 'idempotent-replayed'
